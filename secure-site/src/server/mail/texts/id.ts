import type { MailTexts } from './en'

export const mailTexts: MailTexts = {
  device: {
    unknown: 'Sebuah browser',
    on: '{browser} di {system}',
  },
  methods: {
    passkey: 'passkey',
    password: 'kata sandi',
  },
  codeOnlyThere:
    'Masukkan hanya di halaman itu. Tidak seorang pun dari {name} akan pernah memintanya, lewat email, telepon, atau obrolan.',
  askedOn: 'Kode ini diminta di {hostOrigin} dan berlaku di sana selama 20 menit, satu kali.',
  wasYou: 'Jika itu Anda, tidak ada yang perlu dilakukan.',
  notYou:
    'Jika itu bukan Anda, amankan kotak surat ini sekarang, keluar di semua tempat di halaman akun, pindahkan isi akun ke akun lain, lalu beri tahu operator {name}.',
  notYouAt:
    'Jika itu bukan Anda, amankan akun {provider} Anda dan kotak surat ini sekarang, keluar di semua tempat di halaman akun {name}, pindahkan isi akun ke akun lain, lalu beri tahu operator {name}.',
  newDeviceReason:
    'Itu terjadi di perangkat baru, atau setelah data browser dihapus. Jika itu Anda, tidak ada yang perlu dilakukan.',
  code: {
    subject: '{code} adalah kode Anda untuk {name}',
    title: '{code} adalah kode Anda untuk {name}.',
    notAsked:
      'Jika Anda tidak memintanya, abaikan email ini: tanpa kode, akun Anda tetap tertutup.',
  },
  letIn: {
    subject: 'Izinkan perangkat baru masuk ke {name}?',
    wants: '{deviceName} ingin masuk ke {name} dengan alamat ini untuk pertama kali.',
    open: 'Ini diminta di {hostOrigin}. Jika itu Anda, buka tautan ini dalam 20 menit dan izinkan perangkat itu:',
    next: 'Setelah itu kode dikirim kepada Anda. Jika itu bukan Anda, buka tautan untuk menolak, atau abaikan email ini.',
    never: 'Tidak seorang pun dari {name} akan pernah meminta tautan ini atau kode.',
  },
  primaryCode: {
    subject: '{code} adalah kode Anda untuk mengubah email di {name}',
    title:
      '{code} adalah kode Anda untuk mengubah alamat email akun {name} Anda menjadi {newEmail}.',
    asked:
      'Kode ini diminta di {hostOrigin} dan berlaku di sana selama 20 menit, satu kali. Setelahnya kode dikirim ke alamat baru.',
    notAsked:
      'Jika Anda tidak memintanya, jangan masukkan: tanpa kode ini tidak ada yang diubah. Browser yang masuk ke akun Anda memintanya, jadi keluarlah di sana.',
  },
  secondaryCode: {
    subject: '{code} adalah kode Anda untuk memakai alamat ini di {name}',
    title: '{code} adalah kode Anda untuk memakai alamat email ini di {name}.',
    notAsked:
      'Jika Anda tidak memintanya, abaikan email ini: tanpa kode, alamat Anda tidak dipakai.',
  },
  emailTaken: {
    subject: 'Alamat ini sudah memiliki akun {name}',
    wants:
      'Akun {name} lain ingin memakai alamat email ini, tetapi alamat ini sudah memiliki akun sendiri.',
    asked: 'Ini diminta di {hostOrigin}. Tidak ada yang diubah, dan tidak ada kode yang dikirim.',
    wasYou:
      'Jika itu Anda, pilih alamat yang belum memiliki akun, atau masuk dengan alamat ini untuk memakai akunnya.',
    notYou:
      'Jika itu bukan Anda, tidak ada yang perlu dilakukan: tidak seorang pun dapat memakai akun Anda tanpa kode dari kotak surat ini.',
  },
  oldAddress: {
    subject: 'Alamat email akun {name} Anda telah diubah',
    changed: 'Akun {name} Anda kini memiliki alamat email lain. Alamat ini tidak lagi membukanya.',
    made: 'Perubahan dilakukan di {hostOrigin}, dengan kode yang dikirim ke alamat ini dan kode yang dikirim ke alamat baru. Semua perangkat lain telah keluar.',
    notYou:
      'Jika itu bukan Anda, orang lain dapat masuk ke akun Anda. Segera beri tahu operator {name} dari kotak surat ini: perubahan dapat dibatalkan selama 30 hari. Amankan juga kotak surat ini, karena ada kode yang dibaca di sini.',
  },
  newAddress: {
    subject: 'Alamat ini kini membuka akun {name} Anda',
    changed:
      'Mulai sekarang akun {name} Anda memakai alamat email ini. Kode untuk masuk dikirim ke sini.',
    made: 'Perubahan dilakukan di {hostOrigin}. Akun Anda dan isinya tetap seperti semula. Semua perangkat lain telah keluar: masuklah di sana dengan alamat ini.',
    notAsked: 'Jika Anda tidak memintanya, beri tahu operator {name}.',
  },
  exported: {
    subject: 'Frasa pemulihan akun {name} Anda telah ditampilkan',
    shown:
      'Setelah masuk dengan kode yang dikirim ke alamat ini, frasa pemulihan akun {name} Anda ditampilkan di sebuah browser.',
    danger:
      'Orang yang memiliki frasa itu dapat memindahkan semua isi akun, dari dompet mana pun, untuk selamanya. Simpan di tempat yang hanya dapat Anda baca.',
  },
  recoverySet: {
    subject: 'Akun {name} Anda kini dipulihkan dengan {method}',
    needs: 'Browser baru kini memerlukan {method} Anda selain kode untuk memakai akun {name} Anda.',
    without:
      'Tanpa itu, dan tanpa browser yang sudah memiliki kunci Anda, {name} tidak dapat mengembalikan akun. Simpan juga frasa pemulihan Anda.',
  },
  recoveryRemoved: {
    subject: 'Akun {name} Anda kembali dipulihkan hanya dengan kotak surat ini',
    removed: 'Passkey atau kata sandi yang melindungi pemulihan akun {name} Anda telah dihapus.',
    enough:
      'Mulai sekarang, kode yang dikirim ke alamat ini cukup untuk memakai akun di browser baru.',
  },
  signedOut: {
    subject: 'Anda telah keluar dari {name} di semua tempat',
    done: 'Semua browser telah keluar dari akun {name} Anda. Masing-masing memerlukan tautan dan kode dari kotak surat ini untuk kembali.',
    notYou:
      'Jika itu bukan Anda, browser yang sudah masuk melakukannya. Tidak ada yang ditandatangani atau dikirim karenanya.',
  },
  deleted: {
    subject: 'Akun {name} Anda telah dihapus',
    done: 'Akun {name} Anda dan semua yang disimpan tentangnya telah dihapus. {name} tidak dapat mengembalikannya.',
    phrase:
      'Isi akun masih dapat dipindahkan dengan frasa pemulihannya, dan tidak dengan cara lain.',
    again: 'Jika Anda masuk lagi dengan alamat ini, akun baru dengan alamat lain dibuat.',
  },
  recovered: {
    subject: 'Akun {name} Anda telah dipulihkan di sebuah perangkat',
    done: 'Setelah masuk ke akun alamat ini, browser tanpa kunci Anda menerima yang diperlukan untuk memakai akun {name} Anda.',
    notYou:
      'Jika itu bukan Anda, pemilik browser itu dapat menandatangani untuk akun Anda. Pindahkan isinya ke akun lain sekarang, amankan kotak surat ini, lalu beri tahu operator {name}.',
  },
  recoveredSealed: {
    subject: 'Akun {name} Anda sedang dipulihkan di sebuah perangkat',
    done: 'Setelah masuk dengan kode yang dikirim ke alamat ini, browser tanpa kunci Anda memintanya. Di sana kunci hanya terbuka dengan passkey atau kata sandi Anda.',
    notYou:
      'Jika itu bukan Anda, amankan kotak surat ini, lalu keluar di semua tempat di halaman akun {name}.',
  },
  identityAdded: {
    subject: '{provider} kini membuka akun {name} Anda',
    added:
      'Proses masuk dengan {provider} di {hostOrigin} ditambahkan ke akun {name} Anda, karena {provider} menyatakan bahwa alamat ini milik orang yang sama.',
    opens:
      'Mulai sekarang, akun {provider} itu membuka akun {name} Anda seperti kode dari kotak surat ini. Jika itu Anda, tidak ada yang perlu dilakukan.',
  },
  newDevice: {
    subject: 'Akun {name} Anda dibuka dengan {provider} di perangkat baru',
    opened:
      '{deviceName} masuk ke akun {name} Anda dengan {provider} untuk pertama kali, di {hostOrigin}.',
  },
}
