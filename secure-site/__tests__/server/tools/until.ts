import { setTimeout as pause } from 'node:timers/promises'
import type { TestSite } from './startTestSite'

/** Polls until it is true; the test's timeout ends the polling. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(5)
}

/** A counter of `/metrics`; 0 if it has not counted yet. */
export async function metric(site: Pick<TestSite, 'url'>, label: string): Promise<number> {
  const text = await (await fetch(`${site.url}/metrics`)).text()
  const row = text.split('\n').find(line => line.includes(`{${label}}`))
  return Number(row?.split(' ').at(-1) ?? 0)
}
