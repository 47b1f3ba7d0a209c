"""How long properties are tried: quickly while somebody works, the same way in CI, deeply by night.

Choose with the variable HYPOTHESIS_PROFILE; CI sets its own.
"""

import os

from hypothesis import HealthCheck, settings

# A match takes as long as it takes; the machine may be busy with another one.
PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("dev", PATIENT, max_examples=30)
settings.register_profile("ci", PATIENT, max_examples=60, derandomize=True)
settings.register_profile("night", PATIENT, max_examples=3000)

in_ci = "CI" in os.environ
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if in_ci else "dev"))
