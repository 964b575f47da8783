import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
  'button.connect': 'Connetti wallet',
  'button.connecting': 'Connessione…',
  'button.notLoaded': 'Impossibile aprire. Controlla la connessione e riprova.',
  'button.fallback': 'Apri wallet',
  'button.account': 'Account {account}',
  'button.accountUnsupported': 'Account {account}, rete non supportata',
  'button.watchOnly': 'Sola lettura',
  'button.balance': 'Saldo {balance}',
  'button.selectNetwork': 'Seleziona rete',
  'button.switchNetwork': 'Cambia rete',
  'button.paymentPending': 'Pagamento inviato, non ancora confermato',
  'button.paymentConfirmed': 'Pagamento confermato',
  'button.paymentFailed': 'Pagamento non riuscito',
  'button.paymentReplaced': 'Pagamento sostituito da un altro',
  'button.paymentExpired': 'Pagamento non accettato dalla rete',
}
