import type { MailTexts } from './en'

export const mailTexts: MailTexts = {
  device: {
    unknown: '一个浏览器',
    on: '{system} 上的 {browser}',
  },
  methods: {
    passkey: '通行密钥',
    password: '密码',
  },
  codeOnlyThere: '请仅在该页面输入。{name} 的任何人都绝不会通过邮件、电话或聊天向您索要。',
  askedOn: '它是在 {hostOrigin} 请求的，在那里 20 分钟内有效，仅限一次。',
  wasYou: '如果是您本人，无需任何操作。',
  notYou:
    '如果不是您本人，请立即保护此邮箱，在账户页面退出所有设备，将账户中的资产转移到另一账户，然后告知 {name} 的运营者。',
  notYouAt:
    '如果不是您本人，请立即保护您的 {provider} 账户和此邮箱，在 {name} 的账户页面退出所有设备，将账户中的资产转移到另一账户，然后告知 {name} 的运营者。',
  newDeviceReason: '在新设备上或清除浏览器数据后会出现这种情况。如果是您本人，无需任何操作。',
  code: {
    subject: '{code} 是您的 {name} 验证码',
    title: '{code} 是您的 {name} 验证码。',
    notAsked: '如果您没有请求，请忽略此邮件：没有验证码，您的账户不会被打开。',
  },
  letIn: {
    subject: '允许新设备登录 {name}？',
    wants: '{deviceName} 想首次使用此地址登录 {name}。',
    open: '这是在 {hostOrigin} 请求的。如果是您本人，请在 20 分钟内打开此链接并允许该设备：',
    next: '随后会向您发送验证码。如果不是您本人，请打开链接拒绝，或忽略此邮件。',
    never: '{name} 的任何人都绝不会向您索要此链接或验证码。',
  },
  primaryCode: {
    subject: '{code} 是您更改 {name} 邮箱的验证码',
    title: '{code} 是您将 {name} 账户的电子邮件地址更改为 {newEmail} 的验证码。',
    asked: '它是在 {hostOrigin} 请求的，在那里 20 分钟内有效，仅限一次。之后会向新地址发送验证码。',
    notAsked:
      '如果您没有请求，请勿输入：没有它就不会更改任何内容。它是由已登录您账户的浏览器请求的，请在那里退出登录。',
  },
  secondaryCode: {
    subject: '{code} 是您在 {name} 使用此地址的验证码',
    title: '{code} 是您在 {name} 使用此电子邮件地址的验证码。',
    notAsked: '如果您没有请求，请忽略此邮件：没有验证码，您的地址不会被使用。',
  },
  emailTaken: {
    subject: '此地址已有 {name} 账户',
    wants: '另一个 {name} 账户想使用此电子邮件地址，但此地址已有自己的账户。',
    asked: '这是在 {hostOrigin} 请求的。未更改任何内容，也未发送验证码。',
    wasYou: '如果是您本人，请选择一个尚无账户的地址，或使用此地址登录以使用其账户。',
    notYou: '如果不是您本人，无需任何操作：没有此邮箱中的验证码，任何人都无法使用您的账户。',
  },
  oldAddress: {
    subject: '您的 {name} 账户的电子邮件地址已更改',
    changed: '您的 {name} 账户现在使用另一个电子邮件地址。此地址无法再打开它。',
    made: '更改是在 {hostOrigin} 进行的，使用了发送到此地址的验证码和发送到新地址的验证码。所有其他设备均已退出登录。',
    notYou:
      '如果不是您本人，则另一个人可以登录您的账户。请立即从此邮箱告知 {name} 的运营者：30 天内可以撤销更改。也请保护此邮箱，因为有人在此读取了验证码。',
  },
  newAddress: {
    subject: '此地址现在可打开您的 {name} 账户',
    changed: '您的 {name} 账户从现在起使用此电子邮件地址。登录验证码会发送到这里。',
    made: '更改是在 {hostOrigin} 进行的。您的账户及其中资产保持不变。所有其他设备均已退出登录：请在那里使用此地址登录。',
    notAsked: '如果您没有请求，请告知 {name} 的运营者。',
  },
  exported: {
    subject: '您的 {name} 账户的助记词已被显示',
    shown: '在使用发送到此地址的验证码登录后，您的 {name} 账户的助记词已在浏览器中显示。',
    danger: '拥有助记词的人可以从任何钱包永久转移账户中的一切。请将其保存在只有您能看到的地方。',
  },
  recoverySet: {
    subject: '您的 {name} 账户现在使用{method}恢复',
    needs: '新浏览器现在除验证码外还需要您的{method}才能使用您的 {name} 账户。',
    without: '没有它，也没有已保存您密钥的浏览器，{name} 无法找回该账户。也请保管好您的助记词。',
  },
  recoveryRemoved: {
    subject: '您的 {name} 账户再次仅凭此邮箱恢复',
    removed: '保护您的 {name} 账户恢复的通行密钥或密码已被移除。',
    enough: '从现在起，发送到此地址的验证码足以在新浏览器中使用该账户。',
  },
  signedOut: {
    subject: '您已在所有设备上退出 {name}',
    done: '每个浏览器都已退出您的 {name} 账户。每个浏览器都需要此邮箱中的链接和验证码才能返回。',
    notYou: '如果不是您本人，则是某个已登录的浏览器所为。该操作未签署或发送任何内容。',
  },
  deleted: {
    subject: '您的 {name} 账户已删除',
    done: '您的 {name} 账户及其保存的所有内容均已删除。{name} 无法找回它。',
    phrase: '账户中的资产仍可用其助记词转移，且别无他法。',
    again: '如果您再次使用此地址登录，将创建一个地址不同的新账户。',
  },
  recovered: {
    subject: '您的 {name} 账户已在一台设备上恢复',
    done: '在登录此地址的账户后，一个没有您密钥的浏览器收到了使用您的 {name} 账户所需的内容。',
    notYou:
      '如果不是您本人，该浏览器的持有者可以代表您的账户签名。请立即将其中资产转移到另一账户，保护此邮箱，然后告知 {name} 的运营者。',
  },
  recoveredSealed: {
    subject: '您的 {name} 账户正在一台设备上恢复',
    done: '在使用发送到此地址的验证码登录后，一个没有您密钥的浏览器请求了密钥。在那里只能用您的通行密钥或密码打开。',
    notYou: '如果不是您本人，请保护此邮箱，然后在 {name} 的账户页面退出所有设备。',
  },
  identityAdded: {
    subject: '{provider} 现在可打开您的 {name} 账户',
    added:
      '在 {hostOrigin} 使用 {provider} 的登录已添加到您的 {name} 账户，因为 {provider} 表示此地址属于同一人。',
    opens:
      '从现在起，该 {provider} 账户可像此邮箱中的验证码一样打开您的 {name} 账户。如果是您本人，无需任何操作。',
  },
  newDevice: {
    subject: '您的 {name} 账户已在新设备上通过 {provider} 打开',
    opened: '{deviceName} 首次在 {hostOrigin} 通过 {provider} 登录了您的 {name} 账户。',
  },
}
