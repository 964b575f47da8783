import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
  'button.connect': 'חיבור ארנק',
  'button.connecting': 'מתחבר…',
  'button.notLoaded': 'לא ניתן לפתוח. בדקו את החיבור ונסו שוב.',
  'button.fallback': 'פתיחת הארנק',
  'button.account': 'חשבון {account}',
  'button.accountUnsupported': 'חשבון {account}, רשת לא נתמכת',
  'button.watchOnly': 'לצפייה בלבד',
  'button.balance': 'יתרה {balance}',
  'button.selectNetwork': 'בחירת רשת',
  'button.switchNetwork': 'החלפת רשת',
  'button.paymentPending': 'התשלום נשלח וטרם אושר',
  'button.paymentConfirmed': 'התשלום אושר',
  'button.paymentFailed': 'התשלום נכשל',
  'button.paymentReplaced': 'התשלום הוחלף באחר',
  'button.paymentExpired': 'התשלום לא התקבל ברשת',
}
