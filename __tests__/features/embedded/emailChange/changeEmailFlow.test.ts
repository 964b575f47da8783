import { ModalError } from '../../../../src/domain/ModalError'
import { viewEntry } from '../../../../src/domain/views'
import { backRequested } from '../../../../src/events/backEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../../src/events/modalEvents'
import {
  emailChangeOtpSubmitted,
  newEmailSubmitted,
} from '../../../../src/features/embedded/emailChange/emailChangeEvents'
import { selectEmailChange } from '../../../../src/features/embedded/emailChange/emailChangeSlice'
import { emailSubmitted } from '../../../../src/features/embedded/emailFieldEvents'
import {
  frameRequestsChanged,
  otpSubmitted,
} from '../../../../src/features/embedded/embeddedEvents'
import { selectIsOpen } from '../../../../src/core/modal/modalSlice'
import { selectToasts } from '../../../../src/core/notifications/notificationsSlice'
import { selectHistory } from '../../../../src/core/router/routerSelectors'
import { selectCurrentView, viewPushed } from '../../../../src/core/router/routerSlice'
import type { EmailChangeStep } from '../../../../src/ports/embedded'
import { createFakeFrame, EMAIL, loginSession } from '../../../support/embeddedWorld'
import {
  deferred,
  hang,
  NOW,
  pass,
  setUpFlowTests,
  settle,
  type FlowWorld,
} from '../../../support/flowWorld'

type Answers = NonNullable<Parameters<typeof createFakeFrame>[0]>

const NEW_EMAIL = 'marisol@harbour.example'
const PRIMARY = '381604'
const SECONDARY = '275519'
const done = async () => undefined
const failing =
  (code: ConstructorParameters<typeof ModalError>[0], detail?: string) => async () => {
    throw new ModalError(code, detail)
  }
const steps = (step: EmailChangeStep) => async () => step

const login: Answers = {
  requestCode: async () => 'code',
  submitCode: done,
  connect: async () => loginSession,
}
const usual: Answers = {
  ...login,
  requestEmailChange: steps('primary'),
  submitPrimaryCode: done,
  submitSecondaryCode: async () => NEW_EMAIL,
}

describe('changeEmailFlow', () => {
  const createWorld = setUpFlowTests()

  const change = (world: FlowWorld) => selectEmailChange(world.store.getState())
  const view = (world: FlowWorld) => selectCurrentView(world.store.getState()).name
  const put = (world: FlowWorld, value: string) =>
    world.store.dispatch((_dispatch, _getState, { secrets }) => secrets.put(value))
  const kept = (world: FlowWorld, id: string) =>
    world.store.dispatch((_dispatch, _getState, { secrets }) => secrets.read(id))

  /** Signs in by email and opens the field for the new address. */
  async function atField(answers: Answers = usual, params = true) {
    const frame = createFakeFrame(answers)
    const world = createWorld({ embedded: frame })
    world.dispatch(modalOpenRequested({}))
    await settle()
    world.dispatch(emailSubmitted({ emailId: put(world, EMAIL) }))
    await settle()
    world.dispatch(otpSubmitted({ codeId: put(world, PRIMARY) }))
    await pass(2_000)
    expect(selectIsOpen(world.store.getState())).toBe(false)
    const field = params
      ? viewEntry('UpdateEmailWallet', { redirectView: 'Account' })
      : viewEntry('UpdateEmailWallet')
    world.dispatch(modalOpenRequested({ view: viewEntry('AccountSettings') }))
    await settle()
    world.dispatch(viewPushed(field))
    await settle()
    return { world, frame }
  }
  async function submit(world: FlowWorld) {
    const emailId = put(world, NEW_EMAIL)
    world.dispatch(newEmailSubmitted({ emailId }))
    await settle()
    return emailId
  }
  async function enter(world: FlowWorld, otp: string) {
    world.dispatch(emailChangeOtpSubmitted({ otpId: put(world, otp) }))
    await settle()
  }

  it('requests both codes and returns to the account', async () => {
    const given: string[] = []
    const { world } = await atField({
      ...usual,
      requestEmailChange: async email => {
        given.push(email)
        return 'primary'
      },
      submitPrimaryCode: async otp => void given.push(otp),
      submitSecondaryCode: async otp => {
        given.push(otp)
        return NEW_EMAIL
      },
    })
    const emailId = await submit(world)
    expect(view(world)).toBe('UpdateEmailPrimaryOtp')
    expect(change(world)).toMatchObject({ phase: 'otp', cooldownEndsAt: NOW + 2_000 + 30_000 })
    await enter(world, PRIMARY)
    expect(view(world)).toBe('UpdateEmailSecondaryOtp')
    await enter(world, SECONDARY)
    expect(given).toEqual([NEW_EMAIL, PRIMARY, SECONDARY])
    expect(selectHistory(world.store.getState()).map(({ name }) => name)).toEqual(['Account'])
    expect(selectToasts(world.store.getState())).toMatchObject([{ text: 'emailChange.done' }])
    expect(change(world)).toMatchObject({ phase: 'done', emailId: null, changes: 1 })
    expect(kept(world, emailId)).toBeUndefined()
  })

  it('leaves neither the address nor the codes in state, actions or logs', async () => {
    const { world } = await atField()
    await submit(world)
    await enter(world, PRIMARY)
    await enter(world, SECONDARY)
    const written = JSON.stringify([world.store.getState(), world.actions(), world.logged])
    for (const secret of [EMAIL, NEW_EMAIL, PRIMARY, SECONDARY])
      expect(written).not.toContain(secret)
  })

  it('closes for a page that opened it, once the visitor has seen the outcome', async () => {
    const { world } = await atField(usual, false)
    await submit(world)
    await enter(world, PRIMARY)
    await enter(world, SECONDARY)
    expect(view(world)).toBe('UpdateEmailSecondaryOtp')
    expect(change(world).phase).toBe('done')
    await pass(1_000)
    expect(selectIsOpen(world.store.getState())).toBe(false)
  })

  it('requests only the second code for a login without an address', async () => {
    const { world } = await atField({ ...usual, requestEmailChange: steps('secondary') })
    await submit(world)
    expect(view(world)).toBe('UpdateEmailSecondaryOtp')
    await enter(world, SECONDARY)
    expect(change(world).phase).toBe('done')
  })

  it.each(['CODE_WRONG', 'CODE_SPENT', 'SESSION_ENDED', 'FRAME_REQUEST_TIMEOUT'] as const)(
    'explains why a code was rejected and accepts another: %s',
    async code => {
      const { world, frame } = await atField({ ...usual, submitPrimaryCode: failing(code) })
      await submit(world)
      const { otpRounds } = change(world)
      await enter(world, '000000')
      expect(change(world)).toMatchObject({
        phase: 'otp',
        error: { code },
        otpRounds: otpRounds + 1,
      })
      frame.answer({ submitPrimaryCode: done })
      await enter(world, PRIMARY)
      expect(view(world)).toBe('UpdateEmailSecondaryOtp')
    },
  )

  it('reports an expired code', async () => {
    const { world } = await atField()
    await submit(world)
    await pass(20 * 60_000)
    expect(change(world)).toMatchObject({ phase: 'otp', error: { code: 'CODE_EXPIRED' } })
  })

  it('stays at the field when no mail was sent, and keeps the address', async () => {
    const { world } = await atField({
      ...usual,
      requestEmailChange: failing('EMAIL_COOLDOWN', '20'),
    })
    const emailId = await submit(world)
    expect(view(world)).toBe('UpdateEmailWallet')
    expect(change(world)).toMatchObject({
      phase: 'idle',
      error: { code: 'EMAIL_COOLDOWN' },
      cooldownEndsAt: NOW + 2_000 + 20_000,
    })
    expect(kept(world, emailId)).toBe(NEW_EMAIL)
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    expect(kept(world, emailId)).toBeUndefined()
    expect(change(world)).toMatchObject({ emailId: null, error: null })
  })

  it('ends silently when the visitor goes back, and restarts from the field', async () => {
    const { world } = await atField()
    await submit(world)
    world.dispatch(backRequested())
    await settle()
    expect(view(world)).toBe('UpdateEmailWallet')
    expect(change(world).phase).toBe('idle')
    await submit(world)
    expect(view(world)).toBe('UpdateEmailPrimaryOtp')
  })

  it('changes nothing when the modal closes while the mail is requested, and drops a late response', async () => {
    const answered = deferred<EmailChangeStep>()
    const { world } = await atField({ ...usual, requestEmailChange: () => answered.promise })
    await submit(world)
    expect(change(world).phase).toBe('sending')
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    answered.resolve('primary')
    await settle()
    expect(selectIsOpen(world.store.getState())).toBe(false)
    expect(change(world).phase).toBe('idle')
  })

  it('continues after an approval was shown over it', async () => {
    const { world } = await atField()
    await submit(world)
    const requests = [{ id: '1', namespace: 'eip155', method: 'personal_sign' }] as const
    world.dispatch(frameRequestsChanged({ approvalId: put(world, 'frame'), requests }))
    await settle()
    expect(view(world)).toBe('ApproveTransaction')
    world.dispatch(frameRequestsChanged({ approvalId: null, requests: [] }))
    await settle()
    expect(view(world)).toBe('UpdateEmailPrimaryOtp')
    await enter(world, PRIMARY)
    expect(view(world)).toBe('UpdateEmailSecondaryOtp')
  })

  it('is aborted by time travel', async () => {
    const { world } = await atField({ ...usual, submitPrimaryCode: hang })
    await submit(world)
    await enter(world, PRIMARY)
    world.halt()
    await settle()
    expect(world.types()).not.toContain('embedded/emailChanged')
  })

  it('registers an address that was changed elsewhere', async () => {
    const { world, frame } = await atField()
    frame.tell({ kind: 'emailChanged' })
    expect(change(world).changes).toBe(1)
  })
})
