import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
  'button.connect': 'वॉलेट कनेक्ट करें',
  'button.connecting': 'कनेक्ट हो रहा है…',
  'button.notLoaded': 'खुल नहीं सका। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  'button.fallback': 'वॉलेट खोलें',
  'button.account': 'अकाउंट {account}',
  'button.accountUnsupported': 'अकाउंट {account}, नेटवर्क समर्थित नहीं',
  'button.watchOnly': 'सिर्फ़ देखें',
  'button.balance': 'बैलेंस {balance}',
  'button.selectNetwork': 'नेटवर्क चुनें',
  'button.switchNetwork': 'नेटवर्क बदलें',
  'button.paymentPending': 'भुगतान भेजा गया, अभी पुष्टि नहीं हुई',
  'button.paymentConfirmed': 'भुगतान की पुष्टि हुई',
  'button.paymentFailed': 'भुगतान विफल रहा',
  'button.paymentReplaced': 'भुगतान की जगह दूसरे ने ली',
  'button.paymentExpired': 'नेटवर्क ने भुगतान स्वीकार नहीं किया',
}
