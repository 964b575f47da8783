import type { Texts } from './en'

export const texts: Texts = {
  failures: {
    EMAIL_INVALID: 'Ini bukan alamat email. Periksa lalu coba lagi.',
    TOO_MANY_REQUESTS: 'Terlalu banyak kode diminta. Tunggu sebentar lalu coba lagi.',
    CODE_WRONG: 'Ini bukan kode yang dikirim. Periksa lalu coba lagi.',
    CODE_EXPIRED: 'Kode ini tidak berlaku lagi. Minta kode baru.',
    CODE_SPENT: 'Terlalu banyak kode salah dimasukkan. Minta kode baru.',
    DEVICE_EXPIRED: 'Tautan dalam email tidak digunakan tepat waktu. Mulai lagi.',
    SIGNED_OUT: 'Anda sudah keluar. Tidak ada yang ditandatangani atau dikirim. Masuk lagi.',
    CODE_NEEDED: 'Ini memerlukan kode baru dari kotak surat Anda. Tidak ada yang diubah.',
    NO_SHARES:
      'Kunci tidak dapat disatukan. Tidak ada yang ditandatangani atau dikirim. Masuk lagi.',
    HOST_NOT_ALLOWED: 'Halaman ini tidak diizinkan memakai dompet. Beri tahu pengelolanya.',
    PROVIDER_NOT_OFFERED: 'Dompet ini tidak menawarkan cara masuk ini. Pilih cara lain.',
    PROVIDER_UNREACHABLE:
      'Layanan yang Anda pakai untuk masuk tidak menjawab. Anda belum masuk. Coba lagi, atau pilih cara lain.',
    LOGIN_EXPIRED:
      'Proses masuk ini sudah dipakai atau terlalu lama. Anda belum masuk. Mulai lagi.',
    LOGIN_DECLINED: 'Anda menolak masuk. Coba lagi, atau pilih cara lain.',
    LOGIN_FAILED:
      'Layanan yang Anda pakai untuk masuk tidak memberi jawaban yang sah. Anda belum masuk. Coba lagi, atau pilih cara lain.',
    BATCH_REFUSED:
      'Akun atau biaya telah berubah sejak ini ditampilkan. Tidak ada yang dikirim. Mulai lagi.',
    BATCH_FAILS: 'Jaringan tidak akan menjalankan ini. Tidak ada yang dikirim.',
    NETWORK_SILENT:
      'Tidak ada server jaringan yang menjawab server dompet. Tidak ada yang dikirim. Coba lagi nanti.',
    BAD_REQUEST: 'Server dompet menolak permintaan. Tidak ada yang ditandatangani atau dikirim.',
    NOT_FOUND:
      'Server dompet tidak mengenal permintaan ini. Tidak ada yang ditandatangani atau dikirim.',
    SERVER_ERROR:
      'Server dompet bermasalah. Tidak ada yang ditandatangani atau dikirim. Coba lagi nanti.',
    SERVER_UNREACHABLE:
      'Server dompet tidak menjawab. Tidak ada yang ditandatangani atau dikirim. Periksa koneksi Anda lalu coba lagi.',
    DEVICE_KEY_LOST:
      'Browser ini tidak lagi memiliki bagiannya dari kunci Anda. Tidak ada yang ditandatangani atau dikirim. Masuk lagi dengan kode baru.',
    KEY_LOCKED:
      'Kunci Anda masih terkunci di browser ini. Tidak ada yang ditandatangani atau dikirim. Coba buka kuncinya lagi.',
    KEY_MISMATCH:
      'Bagian-bagian kunci tidak membentuk akun Anda. Tidak ada yang ditandatangani atau dikirim. Masuk lagi.',
    NOT_SUPPORTED: 'Belum didukung oleh dompet ini',
    TOO_LARGE:
      'Permintaan lebih besar daripada yang diterima dompet ini. Tidak ada yang ditandatangani atau dikirim.',
    TOO_MANY_OPEN: 'Terlalu banyak permintaan terbuka. Jawab dulu permintaan itu.',
    CANCELLED: 'Permintaan ditarik kembali. Tidak ada yang ditandatangani atau dikirim.',
    INTERNAL: 'Terjadi masalah di dompet. Coba lagi.',
  },
  declined: 'Anda menolak. Tidak ada yang ditandatangani atau dikirim.',
  serverSilent: 'Tidak ada server jaringan yang menjawab. Periksa koneksi Anda lalu coba lagi.',
  close: 'Tutup',
  reject: 'Tolak',
  approve: 'Setujui',
  sign: 'Tanda tangani',
  send: 'Kirim',
  reading: 'Membaca permintaan…',
  working: 'Menandatangani…',
  unknownPage: 'Halaman tak dikenal',
  claim: 'Halaman ini menyebut dirinya “{name}”',
  waitSettling: 'Anda dapat menyetujui sebentar lagi, setelah membacanya.',
  waitCovered: 'Sesuatu menutupi permintaan ini. Singkirkan untuk menyetujui.',
  waitBelow: 'Masih ada lagi di bawah. Gulir sampai akhir untuk menyetujui.',
  waitInside: 'Ada teks yang lebih panjang dari kotaknya. Gulir sampai akhir untuk menyetujui.',
  cannotApprove: 'Permintaan ini tidak dapat disetujui.',
  frameTitle: 'Dompet',
  account: 'Akun',
  network: 'Jaringan',
  fee: 'Biaya jaringan',
  feeUnknown: 'Tidak dapat diperkirakan',
  to: 'Ke',
  from: 'Dari',
  spender: 'Penerima izin',
  contract: 'Kontrak',
  amount: 'Jumlah',
  token: 'Token',
  value: 'Nilai',
  call: 'Panggilan',
  callOf: 'Panggilan {index} dari {count}',
  code: 'Data kode',
  bytes: '{count, plural, other {# bita}}',
  unlimited: 'Tanpa batas',
  unlimitedOf: '{symbol} tanpa batas',
  rawUnits: '{amount} dalam satuan terkecil token',
  atMost: 'Paling banyak {amount}',
  transaction: {
    sendTitle: 'Kirim',
    approveTitle: 'Izinkan suatu alamat membelanjakan token Anda',
    revokeTitle: 'Hentikan suatu alamat membelanjakan token Anda',
    callTitle: 'Panggil kontrak',
    createTitle: 'Buat kontrak',
    function: 'Fungsi',
    nonce: 'Menggantikan nomor',
    tokenNote: 'Jumlah ditulis seperti yang dinyatakan kontrak ini.',
    unknownToken:
      'Kontrak ini tidak menyatakan cara menghitung tokennya, jadi jumlah ditampilkan apa adanya.',
    approveWarning:
      'Penerima izin dapat mengambil jumlah ini kapan saja, tanpa bertanya lagi kepada Anda.',
    unlimitedWarning:
      'Tidak ada batas: penerima izin dapat mengambil semua yang Anda miliki atau akan miliki.',
    unknownCall:
      'Apa yang dilakukan panggilan ini tidak diketahui di sini. Setujui hanya jika Anda memercayakan akun Anda kepada halaman itu.',
    createWarning: 'Ini membuat kontrak. Uang yang ikut dikirim tetap di dalamnya.',
    mayFail: 'Server jaringan tidak dapat menghitung biaya. Transaksi mungkin gagal.',
    wouldFail: 'Server jaringan menyatakan transaksi ini akan gagal: {reason}',
    noHash:
      'Server jaringan menerima transaksi tetapi tidak menyebutkan namanya. Periksa akun Anda sebelum mengirimnya lagi.',
  },
  calls: {
    title: '{count, plural, other {Kirim # transaksi}}',
    lead: 'Transaksi dikirim satu per satu. Jika satu gagal, yang sesudahnya tidak dikirim, dan yang sebelumnya tetap.',
  },
  smartAccount: {
    name: 'Akun cerdas Anda',
    created: 'Akun cerdas Anda. Transaksi ini juga membuatnya di jaringan ini.',
    unborn: 'Akun cerdas Anda. Akun ini belum ada di jaringan ini; tanda tangannya tetap berlaku.',
    lead: 'Transaksi dikirim sebagai satu kesatuan: jika satu gagal, tidak ada yang dijalankan.',
    sponsored: 'Dibayarkan untuk Anda',
    accountPays: 'Dibayar dari akun cerdas Anda',
    wouldFail: 'Ini tidak dapat dijalankan sekarang: {reason}. Tolaklah; tidak ada yang dikirim.',
    notHere:
      'Akun cerdas Anda tidak dapat dipakai di jaringan ini. Tidak ada yang ditandatangani atau dikirim. Beralihlah ke akun Anda yang lain.',
    bundlerRefuses: 'bundler jaringan menolaknya',
    late: 'Sudah dikirim, tetapi jaringan belum memasukkannya. Periksa akun Anda sebelum mengirimnya lagi.',
  },
  typedData: {
    title: 'Tanda tangani data',
    lead: 'Tanda tangan sendiri tidak mengirim apa pun, tetapi kontrak dapat bertindak berdasarkan tanda tangan itu.',
    permitLead: 'Tanda tangan sudah cukup: penerima izin tidak memerlukan apa pun lagi dari Anda.',
    message: 'Data berisi: {type}',
    domain: 'Untuk',
    nothing: '(tidak ada)',
    deadline: 'Berlaku sampai',
    never: 'Selamanya',
    unreadPermit:
      'Ini tampak seperti izin untuk membelanjakan token Anda. Periksa setiap bagiannya.',
    otherNetwork: 'Data ini untuk {other}, tetapi halaman ini memakai {current}.',
  },
  device: {
    title: 'Masuk ke dompet Anda?',
    reading: 'Mencari permintaan…',
    working: 'Sebentar…',
    question: 'Browser yang belum pernah dipakai ingin masuk di halaman ini:',
    browser: 'Browser',
    asked: 'Diminta',
    justNow: 'Baru saja',
    ago: '{minutes, plural, other {# menit lalu}}',
    advice: 'Setujui hanya jika Anda sendiri yang baru saja memintanya.',
    approve: 'Setujui',
    decline: 'Bukan saya',
    approvedTitle: 'Disetujui',
    approved: 'Kode sedang dikirim kepada Anda. Masukkan di halaman tempat Anda memulai.',
    declinedTitle: 'Ditolak',
    declined:
      'Browser itu tidak dapat masuk. Dompet Anda aman, dan tidak ada lagi yang perlu dilakukan.',
    expiredTitle: 'Tautan ini tidak berlaku lagi',
    expired:
      'Tautan sudah dipakai atau terlalu lama. Untuk masuk, mulai lagi di halaman tempat Anda memulai.',
    failedTitle: 'Terjadi masalah',
    failed: 'Tidak ada yang disetujui. Periksa koneksi Anda, lalu buka tautan lagi.',
  },
  popup: {
    loadingTitle: 'Sebentar',
    loading: 'Halaman layanan masuk Anda terbuka di sini.',
    late: 'Ini lebih lama dari biasanya. Jika tidak terjadi apa-apa, tutup jendela ini lalu coba lagi.',
    doneTitle: 'Anda dapat menutup jendela ini',
    done: 'Halaman tempat Anda memulai berlanjut dari sini.',
    lostTitle: 'Proses masuk ini tidak dapat diselesaikan',
    lost: 'Anda belum masuk. Tutup jendela ini, kembali ke halaman tempat Anda memulai, lalu coba lagi.',
  },
  unlock: {
    title: 'Buka kunci dompet Anda',
    passwordLead:
      'Browser ini belum memiliki kunci Anda. Masukkan kata sandi yang Anda tetapkan untuk pemulihan. Tidak ada yang ditandatangani dengannya.',
    passkeyLead:
      'Browser ini belum memiliki kunci Anda. Pakai passkey yang Anda tetapkan untuk pemulihan. Tidak ada yang ditandatangani dengannya.',
    password: 'Kata sandi pemulihan',
    unlock: 'Buka kunci',
    usePasskey: 'Pakai passkey',
    useWindow: 'Pakai di jendela baru',
    cancel: 'Batal',
    working: 'Membuka kunci. Ini memerlukan beberapa detik…',
    waiting: 'Menunggu passkey Anda…',
    waitingWindow: 'Lanjutkan di jendela yang terbuka.',
    wrongPassword:
      'Itu bukan kata sandinya. Tidak ada yang ditandatangani. Periksa lalu coba lagi.',
    wrongPasskey:
      'Itu bukan passkey yang Anda tetapkan untuk pemulihan. Tidak ada yang ditandatangani. Coba yang lain.',
    notUsed:
      'Passkey tidak dipakai. Tidak ada yang ditandatangani. Coba lagi, atau pakai di jendela baru.',
    unsupported:
      'Browser ini tidak dapat memakai passkey untuk pemulihan. Tidak ada yang ditandatangani. Coba browser lain.',
    closed:
      'Jendela ditutup sebelum passkey dipakai. Tidak ada yang ditandatangani. Buka lagi, atau batalkan.',
    blocked: 'Browser memblokir jendela. Tidak ada yang ditandatangani. Buka dengan tautan.',
    openWindow: 'Buka jendela',
    failed: 'Terjadi masalah. Tidak ada yang ditandatangani. Coba lagi.',
    windowTitle: 'Pakai passkey Anda',
    windowLead: 'Dompet Anda meminta passkey yang Anda tetapkan untuk pemulihan.',
    windowWaiting: 'Menunggu halaman yang membuka jendela ini…',
    windowNotUsed:
      'Passkey tidak dipakai. Tidak ada yang ditandatangani. Coba lagi, atau tutup jendela ini untuk kembali.',
    windowDone: 'Halaman yang membuka jendela ini berlanjut. Anda dapat menutup jendela ini.',
    windowLost:
      'Halaman yang membuka jendela ini sudah tidak ada. Tidak ada yang ditandatangani. Tutup jendela ini dan mulai lagi di sana.',
  },
  solana: {
    signTitle: '{count, plural, other {Tanda tangani # transaksi}}',
    signLead: 'Halaman dapat mengirimnya segera setelah Anda menandatangani.',
    sendTitle: 'Kirim transaksi',
    sendLead: 'Transaksi dikirim segera setelah Anda menyetujui.',
    transaction: '{index} dari {count}:',
    sendTokenTitle: 'Kirim token',
    closeTitle: 'Tutup akun token',
    newAccountTitle: 'Buka akun token',
    budgetTitle: 'Tetapkan biaya jaringan',
    memoTitle: 'Lampirkan catatan',
    unknownTitle: 'Panggil program',
    program: 'Program',
    owner: 'Pemilik',
    toTokenAccount: 'Ke akun token',
    fromTokenAccount: 'Dari akun token',
    lookedUp: 'Tertulis dalam tabel di jaringan',
    unnamedToken: 'Transaksi tidak menyebutkan token mana yang dipindahkannya.',
    unknownWarning:
      'Apa yang dilakukan program ini tidak diketahui di sini. Setujui hanya jika Anda memercayakan akun Anda kepada halaman itu.',
    lookupWarning:
      'Sebagian akunnya tertulis dalam tabel di jaringan dan tidak ditampilkan di sini.',
    moreSigners: 'Akun lain juga harus menandatanganinya.',
  },
  message: {
    title: 'Tanda tangani pesan',
    lead: 'Tanda tangan membuktikan bahwa akun ini milik Anda. Tidak ada yang dikirim.',
    label: 'Pesan',
    hex: 'Pesan (bukan teks yang terbaca)',
    hexWarning:
      'Pesan ini bukan teks yang terbaca. Tanda tangani hanya jika Anda tahu kegunaannya.',
    hidden: 'Karakter yang tak terlihat dituliskan.',
    empty: '(kosong)',
  },
  grants: {
    title: 'Izinkan aplikasi bertindak untuk Anda',
    lead: 'Kuncinya dapat melakukan ini dari akun cerdas Anda tanpa bertanya lagi, sampai waktu di bawah atau sampai Anda menghentikannya.',
    working: 'Menunggu jaringan. Ini dapat memakan waktu satu menit…',
    spend: 'Boleh membelanjakan',
    take: 'Mengirimnya, atau membiarkan alamat lain mengambilnya.',
    call: 'Boleh memanggil',
    callOf: 'Boleh memanggil: {index} dari {count}',
    coinsAlong: 'Dengan hingga {amount} setiap kali, dihitung sebagai dibelanjakan',
    noCoinsAlong: 'Tanpa mengirim koin',
    until: 'Sampai',
    from: 'Mulai {time}',
    inAll: 'Paling banyak {amount} seluruhnya',
    key: 'Kunci',
    keyOf: 'Kunci {index} dari {count}',
    each: {
      week: '{amount} setiap {count, plural, other {# minggu}}',
      day: '{amount} setiap {count, plural, other {# hari}}',
      hour: '{amount} setiap {count, plural, other {# jam}}',
      minute: '{amount} setiap {count, plural, other {# menit}}',
      second: '{amount} setiap {count, plural, other {# detik}}',
    },
    limitWarning:
      'Aplikasi yang diretas dapat memakai semua ini. Setujui hanya yang Anda relakan, dan hanya jika Anda memercayainya.',
    callWarning:
      'Apa yang dilakukan panggilan ini tidak diketahui di sini. Aplikasi dapat melakukannya sesering yang diinginkannya. Setujui hanya jika Anda memercayakan akun Anda kepada halaman itu.',
    stopTitle: 'Hentikan aplikasi bertindak untuk Anda',
    stopLead:
      'Setelah itu kuncinya tidak dapat melakukan apa pun lagi dari akun cerdas Anda. Token yang dibiarkannya diambil alamat lain tetap diizinkan bagi mereka.',
    stoppedLead:
      'Kuncinya sudah dihentikan sebelumnya. Anda hanya menandatangani bahwa Anda menghentikannya; tidak ada yang dikirim.',
    permission: 'Izin',
    late: 'Sudah dikirim, tetapi jaringan belum memasukkannya. Periksa sesi Anda sebelum melakukannya lagi.',
    failed:
      'Jaringan tidak menjalankannya, jadi tidak ada yang berubah. Biayanya mungkin sudah dibayar.',
  },
}
