import type * as face from '../../src/index'
import { sameMembers } from '../support/sameTypes'

describe('the methods', () => {
  it('are those of `useWalletModal` and `controls` and no others', () => {
    expect(
      sameMembers<
        face.Methods,
        {
          open<N extends face.ViewName>(options?: face.OpenOptions<N>): Promise<face.Outcome>
          connect(connectorId: string, namespace?: face.Namespace): Promise<face.Outcome>
          switchNetwork(network: face.NamedNetwork): Promise<face.Outcome>
          signMessage(message: string, namespace?: face.Namespace): Promise<face.Outcome<string>>
          signTypedData(
            typedData: unknown,
            namespace?: face.Namespace,
          ): Promise<face.Outcome<string>>
          getProvider<N extends face.Namespace = face.Namespace>(
            namespace?: N,
          ): Promise<face.ProviderOf<N> | undefined>
          readBalance(): Promise<face.Outcome<face.Balance>>
          updateEmail(): Promise<face.Outcome<string>>
          report(): Promise<face.Outcome<face.BugReport>>
        }
      >(true),
    ).toBe(true)
  })

  it('are those of `controls` beyond them and no others', () => {
    expect(
      sameMembers<
        Omit<face.Controls, keyof face.Methods>,
        {
          close(): Promise<face.Outcome>
          disconnect(namespace?: face.Namespace): Promise<face.Outcome>
        }
      >(true),
    ).toBe(true)
  })

  it('are those of `getPageControls` and no others', () => {
    expect(
      sameMembers<
        face.PageControls,
        {
          updateOptions(changes: face.ChangeableOptions): Promise<face.Outcome>
          addNetwork(network: face.NetworkInput): Promise<face.Outcome>
          removeNetwork(network: face.NamedNetwork): Promise<face.Outcome>
          shake(): Promise<face.Outcome>
          setLoading(isLoading: boolean, namespace?: face.Namespace): Promise<face.Outcome>
          showToast(toast: face.PageToast): Promise<face.Outcome<string>>
          hideToast(id: string): Promise<face.Outcome>
          showAlert(alert: face.PageMessage): Promise<face.Outcome<string>>
          hideAlert(id: string): Promise<face.Outcome>
          showView<N extends face.ViewName>(
            view: N,
            params?: face.ViewParams[N],
          ): Promise<face.Outcome>
          replaceView<N extends face.ViewName>(
            view: N,
            params?: face.ViewParams[N],
          ): Promise<face.Outcome>
          goBack(): Promise<face.Outcome>
          resetOnRamp(): Promise<face.Outcome>
        }
      >(true),
    ).toBe(true)
  })
})
