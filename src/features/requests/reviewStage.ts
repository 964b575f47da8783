/** What the view of a reviewed request shows: one thing at a time, in one place. */
export type ReviewStage =
  | 'review'
  /** The wallet has it, or the network decides. */
  | 'waiting'
  | 'outcome'
  | 'failed'
