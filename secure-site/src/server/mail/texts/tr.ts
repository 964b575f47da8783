import type { MailTexts } from './en'

export const mailTexts: MailTexts = {
  device: {
    unknown: 'Bir tarayıcı',
    on: '{browser}, {system}',
  },
  methods: {
    passkey: 'geçiş anahtarı',
    password: 'parola',
  },
  codeOnlyThere:
    'Yalnızca o sayfaya girin. {name} adına hiç kimse bunu e-posta, telefon veya sohbet yoluyla sizden asla istemez.',
  askedOn: '{hostOrigin} üzerinde istendi ve orada 20 dakika boyunca bir kez geçerlidir.',
  wasYou: 'Bu sizseniz yapmanız gereken bir şey yok.',
  notYou:
    'Bu siz değilseniz hemen bu posta kutusunu güvenceye alın, hesap sayfasında her yerde oturumu kapatın, hesaptakileri başka bir hesaba taşıyın, sonra {name} işletmecisine bildirin.',
  notYouAt:
    'Bu siz değilseniz hemen {provider} hesabınızı ve bu posta kutusunu güvenceye alın, {name} hesap sayfasında her yerde oturumu kapatın, hesaptakileri başka bir hesaba taşıyın, sonra {name} işletmecisine bildirin.',
  newDeviceReason:
    'Bu, yeni bir cihazda veya bir tarayıcının verileri silindikten sonra olur. Bu sizseniz yapmanız gereken bir şey yok.',
  code: {
    subject: '{code}, {name} kodunuzdur',
    title: '{code}, {name} için kodunuzdur.',
    notAsked:
      'Siz istemediyseniz bu e-postayı dikkate almayın: kod olmadan hesabınız kapalı kalır.',
  },
  letIn: {
    subject: '{name} için yeni cihaza izin verilsin mi?',
    wants: '{deviceName} bu adresle ilk kez {name} girişi yapmak istiyor.',
    open: '{hostOrigin} üzerinde istendi. Bu sizseniz 20 dakika içinde bu bağlantıyı açın ve cihaza izin verin:',
    next: 'Ardından size bir kod gönderilir. Bu siz değilseniz reddetmek için bağlantıyı açın veya bu e-postayı dikkate almayın.',
    never: '{name} adına hiç kimse sizden bu bağlantıyı veya bir kodu asla istemez.',
  },
  primaryCode: {
    subject: '{code}, {name} e-postanızı değiştirme kodunuzdur',
    title: '{code}, {name} hesabınızın e-posta adresini {newEmail} olarak değiştirme kodunuzdur.',
    asked:
      '{hostOrigin} üzerinde istendi ve orada 20 dakika boyunca bir kez geçerlidir. Ondan sonra yeni adrese bir kod gönderilir.',
    notAsked:
      'Siz istemediyseniz girmeyin: onsuz hiçbir şey değişmez. Hesabınızda oturum açmış bir tarayıcı istedi, bu yüzden orada oturumu kapatın.',
  },
  secondaryCode: {
    subject: '{code}, bu adresi {name} için kullanma kodunuzdur',
    title: '{code}, bu e-posta adresini {name} için kullanma kodunuzdur.',
    notAsked: 'Siz istemediyseniz bu e-postayı dikkate almayın: kod olmadan adresiniz kullanılmaz.',
  },
  emailTaken: {
    subject: 'Bu adresin zaten bir {name} hesabı var',
    wants:
      'Başka bir {name} hesabı bu e-posta adresini kullanmak istiyor ama bu adresin zaten kendi hesabı var.',
    asked: '{hostOrigin} üzerinde istendi. Hiçbir şey değiştirilmedi ve kod gönderilmedi.',
    wasYou:
      'Bu sizseniz henüz hesabı olmayan bir adres seçin veya bu adresle giriş yapıp onun hesabını kullanın.',
    notYou:
      'Bu siz değilseniz yapmanız gereken bir şey yok: bu posta kutusundan bir kod olmadan hiç kimse hesabınızı kullanamaz.',
  },
  oldAddress: {
    subject: '{name} hesabınızın e-posta adresi değiştirildi',
    changed: '{name} hesabınızın artık başka bir e-posta adresi var. Bu adres onu artık açmaz.',
    made: 'Değişiklik {hostOrigin} üzerinde, bu adrese ve yeni adrese gönderilen birer kodla yapıldı. Diğer tüm cihazların oturumu kapatıldı.',
    notYou:
      'Bu siz değilseniz başka biri hesabınıza giriş yapabilir. Hemen bu posta kutusundan {name} işletmecisine bildirin: değişiklik 30 gün boyunca geri alınabilir. Burada bir kod okunduğu için bu posta kutusunu da güvenceye alın.',
  },
  newAddress: {
    subject: 'Bu adres artık {name} hesabınızı açıyor',
    changed:
      '{name} hesabınız bundan sonra bu e-posta adresini kullanır. Giriş kodları buraya gönderilir.',
    made: 'Değişiklik {hostOrigin} üzerinde yapıldı. Hesaplarınız ve içindekiler olduğu gibi kalır. Diğer tüm cihazların oturumu kapatıldı: orada bu adresle giriş yapın.',
    notAsked: 'Siz istemediyseniz {name} işletmecisine bildirin.',
  },
  exported: {
    subject: '{name} hesabınızın kurtarma ifadesi gösterildi',
    shown:
      'Bu adrese gönderilen bir kodla giriş yapıldıktan sonra {name} hesabınızın kurtarma ifadesi bir tarayıcıda gösterildi.',
    danger:
      'İfadeye sahip olan kişi, hesaptaki her şeyi herhangi bir cüzdandan kalıcı olarak taşıyabilir. Onu yalnızca sizin okuyabileceğiniz bir yerde saklayın.',
  },
  recoverySet: {
    subject: '{name} hesabınız artık şununla kurtarılıyor: {method}',
    needs:
      'Yeni bir tarayıcının {name} hesabınızı kullanması için koda ek olarak şu da gerekiyor: {method}.',
    without:
      'O olmadan ve anahtarınızın zaten bulunduğu bir tarayıcı olmadan {name} hesabı geri getiremez. Kurtarma ifadenizi de saklayın.',
  },
  recoveryRemoved: {
    subject: '{name} hesabınız yine yalnızca bu posta kutusuyla kurtarılıyor',
    removed: '{name} hesabınızın kurtarılmasını koruyan geçiş anahtarı veya parola kaldırıldı.',
    enough:
      'Bundan sonra, bu adrese gönderilen bir kod hesabı yeni bir tarayıcıda kullanmak için yeterlidir.',
  },
  signedOut: {
    subject: '{name} oturumunuz her yerde kapatıldı',
    done: 'Her tarayıcının {name} hesabınızdaki oturumu kapatıldı. Geri dönmek için her birine bu posta kutusundan bir bağlantı ve bir kod gerekir.',
    notYou:
      'Bu siz değilseniz oturum açmış bir tarayıcı yaptı. Bununla hiçbir şey imzalanmadı veya gönderilmedi.',
  },
  deleted: {
    subject: '{name} hesabınız silindi',
    done: '{name} hesabınız ve ondan saklanan her şey silindi. {name} onu geri getiremez.',
    phrase: 'Hesaptakiler hâlâ kurtarma ifadesiyle taşınabilir, başka hiçbir şeyle taşınamaz.',
    again: 'Bu adresle tekrar giriş yaparsanız başka adresleri olan yeni bir hesap oluşturulur.',
  },
  recovered: {
    subject: '{name} hesabınız bir cihazda kurtarıldı',
    done: 'Bu adresin hesabına giriş yapıldıktan sonra, anahtarınızın bulunmadığı bir tarayıcı {name} hesabınızı kullanmak için gerekenleri aldı.',
    notYou:
      'Bu siz değilseniz o tarayıcının sahibi hesabınız adına imza atabilir. Hesaptakileri hemen başka bir hesaba taşıyın, bu posta kutusunu güvenceye alın, sonra {name} işletmecisine bildirin.',
  },
  recoveredSealed: {
    subject: '{name} hesabınız bir cihazda kurtarılıyor',
    done: 'Bu adrese gönderilen bir kodla giriş yapıldıktan sonra, anahtarınızın bulunmadığı bir tarayıcı onu istedi. Orada yalnızca geçiş anahtarınız veya parolanızla açılır.',
    notYou:
      'Bu siz değilseniz bu posta kutusunu güvenceye alın, sonra {name} hesap sayfasında her yerde oturumu kapatın.',
  },
  identityAdded: {
    subject: '{provider} artık {name} hesabınızı açıyor',
    added:
      '{hostOrigin} üzerinde {provider} ile yapılan bir giriş {name} hesabınıza eklendi, çünkü {provider} bu adresin aynı kişiye ait olduğunu söylüyor.',
    opens:
      'Bundan sonra o {provider} hesabı, bu posta kutusundan bir kod gibi {name} hesabınızı açar. Bu sizseniz yapmanız gereken bir şey yok.',
  },
  newDevice: {
    subject: '{name} hesabınız yeni bir cihazda {provider} ile açıldı',
    opened:
      '{deviceName}, {hostOrigin} üzerinde {provider} ile {name} hesabınıza ilk kez giriş yaptı.',
  },
}
