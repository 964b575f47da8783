import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
  'button.connect': 'Kết nối ví',
  'button.connecting': 'Đang kết nối…',
  'button.notLoaded': 'Không mở được. Hãy kiểm tra kết nối và thử lại.',
  'button.fallback': 'Mở ví',
  'button.account': 'Tài khoản {account}',
  'button.accountUnsupported': 'Tài khoản {account}, mạng không được hỗ trợ',
  'button.watchOnly': 'Chỉ xem',
  'button.balance': 'Số dư {balance}',
  'button.selectNetwork': 'Chọn mạng',
  'button.switchNetwork': 'Chuyển mạng',
  'button.paymentPending': 'Đã gửi thanh toán, chưa xác nhận',
  'button.paymentConfirmed': 'Thanh toán đã xác nhận',
  'button.paymentFailed': 'Thanh toán thất bại',
  'button.paymentReplaced': 'Thanh toán đã bị thay bằng giao dịch khác',
  'button.paymentExpired': 'Mạng không chấp nhận thanh toán',
}
