import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
  'button.connect': 'اتصال کیف پول',
  'button.connecting': 'در حال اتصال…',
  'button.notLoaded': 'باز نشد. اتصال خود را بررسی و دوباره تلاش کنید.',
  'button.fallback': 'باز کردن کیف پول',
  'button.account': 'حساب {account}',
  'button.accountUnsupported': 'حساب {account}، شبکه پشتیبانی نمی‌شود',
  'button.watchOnly': 'فقط مشاهده',
  'button.balance': 'موجودی {balance}',
  'button.selectNetwork': 'انتخاب شبکه',
  'button.switchNetwork': 'تغییر شبکه',
  'button.paymentPending': 'پرداخت ارسال شد، هنوز تأیید نشده است',
  'button.paymentConfirmed': 'پرداخت تأیید شد',
  'button.paymentFailed': 'پرداخت ناموفق بود',
  'button.paymentReplaced': 'پرداخت با پرداخت دیگری جایگزین شد',
  'button.paymentExpired': 'شبکه پرداخت را نپذیرفت',
}
