import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
  'button.connect': '지갑 연결',
  'button.connecting': '연결 중…',
  'button.notLoaded': '열 수 없습니다. 인터넷 연결을 확인하고 다시 시도하세요.',
  'button.fallback': '지갑 열기',
  'button.account': '계정 {account}',
  'button.accountUnsupported': '계정 {account}, 지원되지 않는 네트워크',
  'button.watchOnly': '보기 전용',
  'button.balance': '잔액 {balance}',
  'button.selectNetwork': '네트워크 선택',
  'button.switchNetwork': '네트워크 전환',
  'button.paymentPending': '결제 전송됨, 아직 확인되지 않음',
  'button.paymentConfirmed': '결제 확인됨',
  'button.paymentFailed': '결제 실패',
  'button.paymentReplaced': '결제가 다른 결제로 대체됨',
  'button.paymentExpired': '네트워크가 결제를 수락하지 않음',
}
