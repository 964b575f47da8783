import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
  'button.connect': 'Hubungkan dompet',
  'button.connecting': 'Menghubungkan…',
  'button.notLoaded': 'Tidak dapat dibuka. Periksa koneksi Anda dan coba lagi.',
  'button.fallback': 'Buka dompet',
  'button.account': 'Akun {account}',
  'button.accountUnsupported': 'Akun {account}, jaringan tidak didukung',
  'button.watchOnly': 'Hanya lihat',
  'button.balance': 'Saldo {balance}',
  'button.selectNetwork': 'Pilih jaringan',
  'button.switchNetwork': 'Ganti jaringan',
  'button.paymentPending': 'Pembayaran dikirim, belum dikonfirmasi',
  'button.paymentConfirmed': 'Pembayaran dikonfirmasi',
  'button.paymentFailed': 'Pembayaran gagal',
  'button.paymentReplaced': 'Pembayaran digantikan oleh yang lain',
  'button.paymentExpired': 'Pembayaran tidak diterima jaringan',
}
