import { EMAIL_COOLDOWN_MS } from '../../domain/limits'
import { useSecondsLeft } from '../../ui/motion/useSecondsLeft'

/** Whole seconds until another mail may be asked for; never more than the cooldown has, whatever a clock says. */
export const useCooldown = (endsAt: number | null): number =>
  Math.min(useSecondsLeft(endsAt), EMAIL_COOLDOWN_MS / 1_000)
