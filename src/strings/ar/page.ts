import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
  'button.connect': 'ربط المحفظة',
  'button.connecting': 'جارٍ الربط…',
  'button.notLoaded': 'تعذّر الفتح. تحقق من اتصالك وأعد المحاولة.',
  'button.fallback': 'فتح المحفظة',
  'button.account': 'الحساب {account}',
  'button.accountUnsupported': 'الحساب {account}، شبكة غير مدعومة',
  'button.watchOnly': 'للعرض فقط',
  'button.balance': 'الرصيد {balance}',
  'button.selectNetwork': 'اختيار الشبكة',
  'button.switchNetwork': 'تبديل الشبكة',
  'button.paymentPending': 'أُرسلت الدفعة ولم تُؤكَّد بعد',
  'button.paymentConfirmed': 'تم تأكيد الدفعة',
  'button.paymentFailed': 'فشلت الدفعة',
  'button.paymentReplaced': 'استُبدلت الدفعة بأخرى',
  'button.paymentExpired': 'لم تقبل الشبكة الدفعة',
}
