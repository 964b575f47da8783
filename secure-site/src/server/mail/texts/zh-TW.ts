import type { MailTexts } from './en'

export const mailTexts: MailTexts = {
  device: {
    unknown: '一個瀏覽器',
    on: '{system} 上的 {browser}',
  },
  methods: {
    passkey: '通行密鑰',
    password: '密碼',
  },
  codeOnlyThere: '請僅在該網頁輸入。{name} 的任何人都絕不會透過郵件、電話或聊天向您索取。',
  askedOn: '它是在 {hostOrigin} 請求的，在那裡 20 分鐘內有效，僅限一次。',
  wasYou: '如果是您本人，無需任何操作。',
  notYou:
    '如果不是您本人，請立即保護此信箱，在帳戶網頁登出所有裝置，將帳戶中的資產轉移到另一帳戶，然後告知 {name} 的營運者。',
  notYouAt:
    '如果不是您本人，請立即保護您的 {provider} 帳戶和此信箱，在 {name} 的帳戶網頁登出所有裝置，將帳戶中的資產轉移到另一帳戶，然後告知 {name} 的營運者。',
  newDeviceReason: '在新裝置上或清除瀏覽器資料後會發生這種情況。如果是您本人，無需任何操作。',
  code: {
    subject: '{code} 是您的 {name} 驗證碼',
    title: '{code} 是您的 {name} 驗證碼。',
    notAsked: '如果您沒有請求，請忽略此郵件：沒有驗證碼，您的帳戶不會被開啟。',
  },
  letIn: {
    subject: '允許新裝置登入 {name}？',
    wants: '{deviceName} 想首次使用此地址登入 {name}。',
    open: '這是在 {hostOrigin} 請求的。如果是您本人，請在 20 分鐘內開啟此連結並允許該裝置：',
    next: '隨後會向您寄送驗證碼。如果不是您本人，請開啟連結拒絕，或忽略此郵件。',
    never: '{name} 的任何人都絕不會向您索取此連結或驗證碼。',
  },
  primaryCode: {
    subject: '{code} 是您變更 {name} 信箱的驗證碼',
    title: '{code} 是您將 {name} 帳戶的電子郵件地址變更為 {newEmail} 的驗證碼。',
    asked: '它是在 {hostOrigin} 請求的，在那裡 20 分鐘內有效，僅限一次。之後會向新地址寄送驗證碼。',
    notAsked:
      '如果您沒有請求，請勿輸入：沒有它就不會變更任何內容。它是由已登入您帳戶的瀏覽器請求的，請在那裡登出。',
  },
  secondaryCode: {
    subject: '{code} 是您在 {name} 使用此地址的驗證碼',
    title: '{code} 是您在 {name} 使用此電子郵件地址的驗證碼。',
    notAsked: '如果您沒有請求，請忽略此郵件：沒有驗證碼，您的地址不會被使用。',
  },
  emailTaken: {
    subject: '此地址已有 {name} 帳戶',
    wants: '另一個 {name} 帳戶想使用此電子郵件地址，但此地址已有自己的帳戶。',
    asked: '這是在 {hostOrigin} 請求的。未變更任何內容，也未寄送驗證碼。',
    wasYou: '如果是您本人，請選擇一個尚無帳戶的地址，或使用此地址登入以使用其帳戶。',
    notYou: '如果不是您本人，無需任何操作：沒有此信箱中的驗證碼，任何人都無法使用您的帳戶。',
  },
  oldAddress: {
    subject: '您的 {name} 帳戶的電子郵件地址已變更',
    changed: '您的 {name} 帳戶現在使用另一個電子郵件地址。此地址無法再開啟它。',
    made: '變更是在 {hostOrigin} 進行的，使用了寄到此地址的驗證碼和寄到新地址的驗證碼。所有其他裝置均已登出。',
    notYou:
      '如果不是您本人，則另一個人可以登入您的帳戶。請立即從此信箱告知 {name} 的營運者：30 天內可以撤銷變更。也請保護此信箱，因為有人在此讀取了驗證碼。',
  },
  newAddress: {
    subject: '此地址現在可開啟您的 {name} 帳戶',
    changed: '您的 {name} 帳戶從現在起使用此電子郵件地址。登入驗證碼會寄到這裡。',
    made: '變更是在 {hostOrigin} 進行的。您的帳戶及其中資產維持不變。所有其他裝置均已登出：請在那裡使用此地址登入。',
    notAsked: '如果您沒有請求，請告知 {name} 的營運者。',
  },
  exported: {
    subject: '您的 {name} 帳戶的助記詞已被顯示',
    shown: '在使用寄到此地址的驗證碼登入後，您的 {name} 帳戶的助記詞已在瀏覽器中顯示。',
    danger: '擁有助記詞的人可以從任何錢包永久轉移帳戶中的一切。請將其保存在只有您能看到的地方。',
  },
  recoverySet: {
    subject: '您的 {name} 帳戶現在使用{method}復原',
    needs: '新瀏覽器現在除驗證碼外還需要您的{method}才能使用您的 {name} 帳戶。',
    without: '沒有它，也沒有已保存您金鑰的瀏覽器，{name} 無法找回該帳戶。也請保管好您的助記詞。',
  },
  recoveryRemoved: {
    subject: '您的 {name} 帳戶再次僅憑此信箱復原',
    removed: '保護您的 {name} 帳戶復原的通行密鑰或密碼已被移除。',
    enough: '從現在起，寄到此地址的驗證碼足以在新瀏覽器中使用該帳戶。',
  },
  signedOut: {
    subject: '您已在所有裝置上登出 {name}',
    done: '每個瀏覽器都已登出您的 {name} 帳戶。每個瀏覽器都需要此信箱中的連結和驗證碼才能返回。',
    notYou: '如果不是您本人，則是某個已登入的瀏覽器所為。該操作未簽署或傳送任何內容。',
  },
  deleted: {
    subject: '您的 {name} 帳戶已刪除',
    done: '您的 {name} 帳戶及其保存的所有內容均已刪除。{name} 無法找回它。',
    phrase: '帳戶中的資產仍可用其助記詞轉移，且別無他法。',
    again: '如果您再次使用此地址登入，將建立一個地址不同的新帳戶。',
  },
  recovered: {
    subject: '您的 {name} 帳戶已在一台裝置上復原',
    done: '在登入此地址的帳戶後，一個沒有您金鑰的瀏覽器收到了使用您的 {name} 帳戶所需的內容。',
    notYou:
      '如果不是您本人，該瀏覽器的持有者可以代表您的帳戶簽署。請立即將其中資產轉移到另一帳戶，保護此信箱，然後告知 {name} 的營運者。',
  },
  recoveredSealed: {
    subject: '您的 {name} 帳戶正在一台裝置上復原',
    done: '在使用寄到此地址的驗證碼登入後，一個沒有您金鑰的瀏覽器請求了金鑰。在那裡只能用您的通行密鑰或密碼開啟。',
    notYou: '如果不是您本人，請保護此信箱，然後在 {name} 的帳戶網頁登出所有裝置。',
  },
  identityAdded: {
    subject: '{provider} 現在可開啟您的 {name} 帳戶',
    added:
      '在 {hostOrigin} 使用 {provider} 的登入已加到您的 {name} 帳戶，因為 {provider} 表示此地址屬於同一人。',
    opens:
      '從現在起，該 {provider} 帳戶可像此信箱中的驗證碼一樣開啟您的 {name} 帳戶。如果是您本人，無需任何操作。',
  },
  newDevice: {
    subject: '您的 {name} 帳戶已在新裝置上透過 {provider} 開啟',
    opened: '{deviceName} 首次在 {hostOrigin} 透過 {provider} 登入了您的 {name} 帳戶。',
  },
}
