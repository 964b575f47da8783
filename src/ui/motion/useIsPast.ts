import { useSecondsLeft } from './useSecondsLeft'

/** Whether a moment (ms since 1970) has passed; turns true by itself when it comes. Null never comes. */
export const useIsPast = (moment: number | null): boolean =>
  useSecondsLeft(moment) === 0 && moment !== null
