import { Illustration } from './Illustration'

/* One component per drawing, so that a view carries only its own. */

export const NoMatch = () => (
  <Illustration>
    <path d="M4 66h30M106 66h32M34 66c8 0 10-4 14-8" />
    <circle data-ink="fill" cx="66" cy="40" r="24" />
    <path d="m84 57 22 9" />
    <path data-ink="accent" d="M54 40c3-5 7-5 10 0s7 5 10 0" />
    <circle data-ink="dot" cx="80" cy="40" r="3" />
  </Illustration>
)

export const NoTokens = () => (
  <Illustration>
    <path d="M4 70h40M96 70h40" />
    <path data-ink="fill" d="M44 36v30c0 5 11.6 9 26 9s26-4 26-9V36" />
    <path d="M44 46c0 5 11.6 9 26 9s26-4 26-9M44 56c0 5 11.6 9 26 9s26-4 26-9" />
    <ellipse data-ink="fill" cx="70" cy="36" rx="26" ry="9" />
    <path data-ink="accent" d="M70 6v12M64 12h12" />
    <circle data-ink="dot" cx="118" cy="70" r="3" />
  </Illustration>
)

export const NoActivity = () => (
  <Illustration>
    <path d="M4 60h28M112 60h24M32 60c8 0 8-34 18-34s9 46 20 46 10-58 20-58 10 46 22 46" />
    <circle data-ink="fill" cx="50" cy="26" r="5" />
    <circle data-ink="fill" cx="90" cy="14" r="5" />
    <circle data-ink="dot" cx="124" cy="60" r="3" />
  </Illustration>
)

export const NoCollectibles = () => (
  <Illustration>
    <path d="M4 70h26M110 70h26" />
    <rect data-ink="fill" x="30" y="14" width="56" height="56" rx="8" />
    <rect data-ink="fill" x="62" y="26" width="48" height="44" rx="8" />
    <path data-ink="accent" d="m64 62 12-11c2-2 4-2 6 0l7 6 4-3.5c2-1.5 4-1.5 6 0l9 8" />
    <circle data-ink="dot" cx="78" cy="38" r="3" />
  </Illustration>
)

export const NoSessions = () => (
  <Illustration>
    <path d="M4 70h32M104 70h32" />
    <circle data-ink="fill" cx="70" cy="44" r="28" />
    <path d="M36 70c6 0 10-4 13-8M104 70c-6 0-10-4-13-8" />
    <path data-ink="accent" d="M70 28v16l10 7" />
    <circle data-ink="dot" cx="70" cy="44" r="3" />
  </Illustration>
)

export const Buying = () => (
  <Illustration>
    <path d="M4 70h132M24 70V16M116 70V16M24 16c14 56 78 56 92 0M47 70V48M70 70V58M93 70V48" />
    <circle data-ink="dot" cx="70" cy="58" r="3" />
  </Illustration>
)

export const JoinedNetworks = () => (
  <Illustration>
    <path d="M4 70h132M34 70V58M70 70V62M106 70V46M44 44l14-6M83 34l15-6" />
    <circle data-ink="fill" cx="34" cy="48" r="10" />
    <circle data-ink="fill" cx="70" cy="40" r="14" />
    <circle data-ink="fill" cx="106" cy="26" r="10" />
    <path data-ink="accent" d="M56 40h28M70 26c-8 8-8 20 0 28M70 26c8 8 8 20 0 28" />
    <circle data-ink="dot" cx="106" cy="26" r="3" />
  </Illustration>
)

export const DidNotLoad = () => (
  <Illustration>
    <path d="M4 58h40M96 58h40M44 58c8 0 9-6 14-8M96 58c-8 0-9-6-14-8" />
    <circle data-ink="fill" cx="82" cy="50" r="5" />
    <path data-ink="accent" d="M70 30v-8M60 34l-5-6M80 34l5-6" />
    <circle data-ink="dot" cx="58" cy="50" r="4" />
  </Illustration>
)
