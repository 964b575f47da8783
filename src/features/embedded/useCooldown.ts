import { EMAIL_COOLDOWN_MS } from '../../domain/limits'
import { useSecondsLeft } from '../../ui/motion/useSecondsLeft'

/** Whole seconds until another email is allowed, capped in case the clock jumps. */
export const useCooldown = (endsAt: number | null): number =>
  Math.min(useSecondsLeft(endsAt), EMAIL_COOLDOWN_MS / 1_000)
