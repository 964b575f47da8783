import { Illustration } from './Illustration'

/** In a separate file, as the first view may show it. */
export const NoWalletsIllustration = () => (
  <Illustration>
    <path d="M4 70h26M110 70h26" />
    <path data-ink="fill" d="M30 70V34a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v36Z" />
    <path d="M38 26 88 14a6 6 0 0 1 8 6v6" />
    <path data-ink="fill" d="M110 40H90a9 9 0 0 0 0 18h20Z" />
    <circle data-ink="dot" cx="92" cy="49" r="3" />
  </Illustration>
)
