import { act } from '@testing-library/react'
import { useApproval } from '../../../src/app/headless/useApproval'
import { useEmailLogin } from '../../../src/app/headless/useEmailLogin'
import type { HostStore } from '../../../src/store/scopedStore'
import { createFakeFrame, EMAIL, loginSession } from '../../support/embeddedWorld'
import { pass, setUpFlowTests } from '../../support/flowWorld'
import { holdHook } from '../../support/holdHook'
import { connectionIn } from '../../support/walletConnectWorld'

const CODE = '381604'
const useDrawer = (where: { store: HostStore }) => ({
  login: useEmailLogin(where),
  approval: useApproval('Wallet', where),
})

describe('useEmailLogin', () => {
  const createWorld = setUpFlowTests()

  function draw() {
    const frame = createFakeFrame({
      requestCode: async () => 'code',
      submitCode: async () => undefined,
      connect: async () => loginSession,
    })
    const held = holdHook(createWorld({ embedded: frame }), useDrawer)
    const now = () => held.result.current
    const press = <T,>(run: (login: ReturnType<typeof useEmailLogin>) => Promise<T>) =>
      act(async () => {
        const answer = run(now().login)
        await pass(2_000)
        return answer
      })
    return { ...held, frame, now, press }
  }

  it('signs in with the emailed code, and keeps the address and the code out of actions and state', async () => {
    const { now, press, frame, actions, ...world } = draw()
    expect(now().login).toMatchObject({ isOffered: true, phase: 'idle' })
    expect(await press(({ sendMail }) => sendMail(` ${EMAIL} `))).toMatchObject({ status: 'done' })
    expect(now().login.phase).toBe('code')
    expect(await press(({ submitCode }) => submitCode(CODE))).toMatchObject({ status: 'done' })
    expect(connectionIn(world)).toMatchObject({ phase: 'connected' })
    expect(frame.calls).toEqual(expect.arrayContaining(['requestCode', 'submitCode', 'connect']))
    const written = JSON.stringify([actions(), world.store.getState()])
    expect(written).not.toContain(EMAIL)
    expect(written).not.toContain(CODE)
  })

  it('rejects an invalid address, and a code without six digits, without sending a request', async () => {
    const { press, frame } = draw()
    expect(await press(({ sendMail }) => sendMail('marisol'))).toMatchObject({
      status: 'failed',
      error: { code: 'EMAIL_INVALID' },
    })
    expect(await press(({ submitCode }) => submitCode('12345'))).toMatchObject({
      status: 'failed',
      error: { code: 'CODE_WRONG' },
    })
    expect(frame.calls).toEqual([])
  })
})
