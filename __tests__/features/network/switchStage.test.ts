import { switchStage, type SwitchStage } from '../../../src/features/network/switchStage'
import { BASE, ETHEREUM } from '../../../src/testing/samples'

type Facts = Parameters<typeof switchStage>[1]

describe('switchStage', () => {
  it.each<[Facts['phase'], Facts['switchingTo'], Facts['activeId'], SwitchStage]>([
    ['switching', BASE, ETHEREUM, 'waiting'],
    ['failed', BASE, ETHEREUM, 'failed'],
    ['switching', ETHEREUM, ETHEREUM, 'idle'],
    ['idle', null, ETHEREUM, 'idle'],
    ['idle', null, BASE, 'done'],
    ['switching', ETHEREUM, BASE, 'done'],
    // The wallet gets a request although the page is on Base, because the wallet is not.
    ['switching', BASE, BASE, 'waiting'],
  ])('while %s to %s from %s is %s for Base', (phase, switchingTo, activeId, stage) => {
    expect(switchStage(BASE, { phase, switchingTo, activeId })).toBe(stage)
  })
})
