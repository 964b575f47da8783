import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
  'button.connect': 'Conectar carteira',
  'button.connecting': 'Conectando…',
  'button.notLoaded': 'Não foi possível abrir. Verifique sua conexão e tente novamente.',
  'button.fallback': 'Abrir carteira',
  'button.account': 'Conta {account}',
  'button.accountUnsupported': 'Conta {account}, rede não compatível',
  'button.watchOnly': 'Somente visualização',
  'button.balance': 'Saldo {balance}',
  'button.selectNetwork': 'Selecionar rede',
  'button.switchNetwork': 'Trocar de rede',
  'button.paymentPending': 'Pagamento enviado, ainda não confirmado',
  'button.paymentConfirmed': 'Pagamento confirmado',
  'button.paymentFailed': 'O pagamento falhou',
  'button.paymentReplaced': 'Pagamento substituído por outro',
  'button.paymentExpired': 'Pagamento não aceito pela rede',
}
