/** What a review's view shows, one stage at a time. */
export type ReviewStage =
  | 'review'
  /** The wallet has it, or the network is confirming it. */
  | 'waiting'
  | 'outcome'
  | 'failed'
