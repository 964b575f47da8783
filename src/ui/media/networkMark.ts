import type { IconShape } from './Icon'

/* Plain shapes on a 20-px grid that resemble no logo: they only distinguish networks. */

const RING = 'M4 10a6 6 0 1 0 12 0 6 6 0 1 0-12 0Z'
const SQUARE = 'M4.5 4.5h11v11h-11Z'

const MARKS: Readonly<Record<string, IconShape>> = {
  'eip155:1': [RING, 'M10 10h.01'],
  'eip155:56': 'M3.5 12c2.2-5.3 4.3-5.3 6.5 0s4.3 5.3 6.5 0',
  'eip155:100': 'M3.5 13a6.5 6.5 0 0 1 13 0Z',
  'eip155:137': 'M3.75 3.75h8.5v8.5h-8.5ZM7.75 7.75h8.5v8.5h-8.5Z',
  'eip155:324': 'M4 15.5 16 4.5M4 9l5-4.5M11 15.5 16 11',
  'eip155:8453': 'M10 4l6.5 11.5h-13Z',
  'eip155:42161': 'M3.75 15.75V12h4.5V8h4V4.25h4',
  'eip155:42220': 'M10 3.75l6.25 4.5-2.4 7.5h-7.7l-2.4-7.5Z',
  'eip155:43114': `${SQUARE}M4.5 10h11`,
  'eip155:59144': ['', 'M6 6h.01M14 6h.01M6 14h.01M14 14h.01M10 10h.01'],
  'eip155:534352': `${RING}M10 4v12`,
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'M6.5 4.25h7l3.25 5.75-3.25 5.75h-7L3.25 10Z',
  'bip122:000000000019d6689c085ae165831e93': [SQUARE, 'M10 10h.01'],
}

/** The mark of a common network without a picture; other networks show their letter. */
export const networkMark = (caipNetworkId: string): IconShape | undefined => MARKS[caipNetworkId]
