const ms = ({ one, four }) => `${one.toFixed(0)} / ${four.toFixed(0)}`
const times = (figure, host, factor) =>
  figure.one <= factor * host.one && figure.four <= factor * host.four
const within = (figure, one, four) => figure.one <= one && figure.four <= four
const ratio = (figure, host) =>
  `${ms(figure)} (${(figure.one / host.one).toFixed(2)} / ${(figure.four / host.four).toFixed(2)} × host)`

/** The rows of the table: what an empty host shows, what ours shows, what it is to reach. */
export const GOALS = [
  {
    name: 'requests to other hosts before any touch',
    host: () => '0',
    ours: ({ ours }) => String(ours.foreignUntouched.one),
    goal: '0',
    isMet: ({ ours }) => ours.foreignUntouched.one === 0,
  },
  {
    name: 'same, added by opening',
    host: () => '–',
    ours: ({ ours }) => String(ours.foreignByOpening.one),
    goal: '≤ 2',
    isMet: ({ ours }) => ours.foreignByOpening.one <= 2,
  },
  {
    name: 'button ready, ms',
    host: ({ host }) => ms(host.ready),
    ours: ({ host, ours }) => ratio(ours.ready, host.ready),
    goal: '≤ 1.15 × host',
    isMet: ({ host, ours }) => times(ours.ready, host.ready, 1.15),
  },
  {
    name: 'main-thread work until ready, ms',
    host: ({ host }) => ms(host.work),
    ours: ({ host, ours }) => ratio(ours.work, host.work),
    goal: '≤ 1.15 × host',
    isMet: ({ host, ours }) => times(ours.work, host.work, 1.15),
  },
  {
    name: 'open, cold, press out of nowhere, ms',
    host: () => '–',
    ours: ({ ours }) => ms(ours.openUntouched),
    goal: '≤ 40 / 90',
    isMet: ({ ours }) => within(ours.openUntouched, 40, 90),
  },
  {
    name: 'open, cold, after the pointer came near, ms',
    host: () => '–',
    ours: ({ ours }) => ms(ours.openCold),
    goal: '≤ 40 / 90',
    isMet: ({ ours }) => within(ours.openCold, 40, 90),
  },
  {
    name: 'open, warm, ms',
    host: () => '–',
    ours: ({ ours }) => ms(ours.openWarm),
    goal: '≤ 17 / 40',
    isMet: ({ ours }) => within(ours.openWarm, 17, 40),
  },
  {
    name: 'click on a wallet → connected, press out of nowhere, ms',
    host: () => '–',
    ours: ({ ours }) => ms(ours.connectUntouched),
    goal: '≤ 25 / 60',
    isMet: ({ ours }) => within(ours.connectUntouched, 25, 60),
  },
  {
    name: 'click on a wallet → connected, after the pointer came near, ms',
    host: () => '–',
    ours: ({ ours }) => ms(ours.connect),
    goal: '≤ 25 / 60',
    isMet: ({ ours }) => within(ours.connect, 25, 60),
  },
  {
    name: 'reload → connected again, ms',
    host: () => '–',
    ours: ({ host, ours }) => ratio(ours.reconnect, host.ready),
    goal: '≤ 1.3 × host’s ready',
    isMet: ({ host, ours }) => times(ours.reconnect, host.ready, 1.3),
  },
  {
    name: 'heap idle, MiB',
    host: ({ host }) => host.heapMiB.one.toFixed(2),
    ours: ({ ours }) => ours.heapMiB.one.toFixed(2),
    goal: '≤ 2.2',
    isMet: ({ ours }) => ours.heapMiB.one <= 2.2,
  },
  {
    name: 'heap growth per open/close, KiB',
    host: () => '–',
    ours: ({ often }) => often.heapKiB.toFixed(2),
    goal: '≤ 5',
    isMet: ({ often }) => often.heapKiB <= 5,
  },
  {
    name: 'nodes and listeners kept per open/close',
    host: () => '–',
    ours: ({ often }) => `${often.nodes.toFixed(1)}, ${often.listeners.toFixed(1)}`,
    goal: '0, 0',
    isMet: ({ often }) => often.nodes < 1 && often.listeners < 1,
  },
]
