/** Upper bounds of the latency buckets, seconds. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export interface Metrics {
  /** Counts an event of the audit log, or an email. */
  count(kind: string): void
  /** Counts a request refused by a rate limit. */
  countLimited(limit: string): void
  /** Counts a response by its status class, such as `4xx`. */
  countAnswer(status: number): void
  /** Records the response time of a login step. */
  observeLogin(seconds: number): void
  /** The Prometheus text format, version 0.0.4. */
  print(): string
}

/**
 * Counters and one histogram of this process. Labels come from fixed lists in the code, so none
 * holds personal data.
 */
export function createMetrics(): Metrics {
  const counters = new Map<string, number>()
  const buckets = BUCKETS_S.map(() => 0)
  const logins = { count: 0, sum: 0 }
  const add = (name: string) => counters.set(name, (counters.get(name) ?? 0) + 1)

  function printCounters(name: string, help: string): string[] {
    const rows = [...counters].filter(([key]) => key.startsWith(`${name}{`))
    return [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} counter`,
      ...rows.map(([key, value]) => `${key} ${value}`),
    ]
  }

  function printLogins(): string[] {
    const name = 'secure_site_login_seconds'
    return [
      `# HELP ${name} Time to answer a step of a login.`,
      `# TYPE ${name} histogram`,
      ...BUCKETS_S.map((bound, at) => `${name}_bucket{le="${bound}"} ${buckets[at] ?? 0}`),
      `${name}_bucket{le="+Inf"} ${logins.count}`,
      `${name}_sum ${logins.sum}`,
      `${name}_count ${logins.count}`,
    ]
  }

  return {
    count: kind => add(`secure_site_events_total{kind="${kind}"}`),
    countLimited: limit => add(`secure_site_limited_total{limit="${limit}"}`),
    countAnswer: status => add(`secure_site_answers_total{status="${Math.floor(status / 100)}xx"}`),
    observeLogin(seconds) {
      logins.count += 1
      logins.sum += seconds
      BUCKETS_S.forEach((bound, at) => {
        if (seconds <= bound) buckets[at] = (buckets[at] ?? 0) + 1
      })
    },
    print: () =>
      [
        ...printCounters('secure_site_events_total', 'What happened, by kind.'),
        ...printCounters('secure_site_limited_total', 'Requests turned away by a rate limit.'),
        ...printCounters('secure_site_answers_total', 'Answers by class of status.'),
        ...printLogins(),
        '',
      ].join('\n'),
  }
}
