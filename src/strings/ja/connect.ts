import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['connect'] = {
  'connecting.waitTitle': '{wallet} を開いてください',
  'connecting.waitText': '{page} への接続を承認してください。',
  'connecting.waitTextNoPage': '{wallet} で接続を承認してください。',
  'connecting.nothingOpened': '何も開きませんか？',
  'connecting.sees': 'アドレスと公開されている履歴が見られます',
  'connecting.cannotMove': '承認なしに資産を動かすことはできません',
  'connecting.doneTitle': '接続しました',
  'connecting.doneText':
    '{page} はアドレスを見ることができます。確認なしに資産を動かすことはできません。',
  'connecting.doneShort': '{page} に接続しています。',
  'connecting.declinedTitle': '接続が拒否されました',
  'connecting.declinedText': '{wallet} で拒否しました。何も共有されていません。',
  'connecting.pendingTitle': 'リクエストがすでに開いています',
  'connecting.pendingText': '{wallet} で回答してから、もう一度お試しください。',
  'connecting.changedTitle': 'このウォレットはまだ使わないでください',
  'connecting.failedTitle': '接続されていません',
  'connecting.goneTitle': 'ウォレットが見つかりません',
  'connecting.goneText':
    'このウォレットはこのページで使えなくなりました。何も共有されていません。別のウォレットを選ぶか、ページを再読み込みしてください。',
  'connecting.idleTitle': '接続されていません',
  'connecting.idleText': '{wallet} にはまだ何も送信されていません。',
  'connecting.connect': '接続',
  'connecting.another': '別のウォレットを選ぶ',
  'pairing.showQrCode': 'QR コードを表示',
  'errors.adapterNotFound': 'このアプリはその種類のネットワークに対応していません。',
  'errors.peerMissing':
    'このアプリでは設定されていません。何も送信されていません。別のウォレットをお試しください。',
  'errors.peerVersion':
    'このアプリでは設定されていません。何も送信されていません。別のウォレットをお試しください。',
  'errors.peerNotInstalled':
    'このページにはパッケージが不足しています。実行してください：npm install {peer}',
  'errors.peerTooOld':
    'このページのパッケージが古いバージョン {found} です。実行してください：npm install {peer}',
  'errors.notConnected': 'ウォレットが接続されていません。接続してから、もう一度お試しください。',
  'errors.userRejected': '{wallet} で拒否しました。何も送信されていません。',
  'errors.requestPending':
    '{wallet} でリクエストがすでに開いています。そちらで回答してから、もう一度お試しください。',
  'errors.unauthorized':
    '{wallet} はこのアカウントをこのアプリと共有していません。もう一度接続して選んでください。',
  'errors.unsupportedMethod': '{wallet} ではできません。別のウォレットをお試しください。',
  'errors.watchOnly':
    'このアカウントは閲覧専用のため、署名も送信も行われていません。操作するには、このアカウントのウォレットを接続してください。',
  'errors.watchAddressInvalid':
    'このアプリのネットワークのアドレスまたは名前ではありません。変更はありません。確認して、もう一度お試しください。',
  'errors.providerDisconnected':
    '{wallet} はどのネットワークにも接続していません。開いて接続を確認してください。',
  'errors.chainDisconnected':
    '{wallet} はこのネットワークに接続していません。開いて接続を確認してください。',
  'errors.walletNotFound':
    '{wallet} はこのページで使えません。ロックを解除するかインストールしてから、もう一度お試しください。',
  'errors.walletChanged':
    'ページを開いている間に {wallet} が変わりました。使う前にページを再読み込みしてください。',
  'errors.walletsUnavailable':
    'ウォレットの一覧を読み込めませんでした。インストール済みのウォレットと QR コードは使えます。',
  'errors.noAccounts':
    '{wallet} はこのネットワークのアカウントを共有しませんでした。ウォレットで選んで、もう一度お試しください。',
  'errors.connectFailed':
    '{wallet} を接続できませんでした。何も共有されていません。もう一度お試しください。',
  'errors.connectTimeout':
    '{wallet} が応答しません。何も共有されていません。もう一度お試しください。',
  'errors.relayUnreachable':
    'このインターネット接続では WalletConnect に届きません。何も送信されていません。別の接続か、このブラウザのウォレットをお試しください。',
  'errors.pairingExpired':
    'このコードの有効期限が切れました。何も共有されていません。新しいコードでもう一度お試しください。',
  'errors.modalClosed': 'ウィンドウを閉じました',
  'errors.relayLost':
    'ウォレットとの接続が切れました。再接続しています。リクエストは続行されます。インターネット接続を確認してください。',
  'errors.relayRefused':
    'WalletConnect がこのサイトを拒否したため、リクエストがウォレットに届きません。何も送信されていません。',
  'errors.sessionEnded': 'ウォレットとの接続が終了しました。続けるにはもう一度接続してください。',
  'errors.disconnectFailed': '切断できませんでした',
  'errors.invalidConnectionStatus': '接続状態が無効です',
  'errors.signFailed': '何も署名されていません。もう一度お試しください。',
  'errors.signTimeout':
    'ウォレットが応答しません。リクエストはまだ開いています。回答するか閉じてから、もう一度お試しください。',
  'errors.networkNotFound':
    'ネットワークが見つかりません。networks オプションに含まれている必要があります。',
  'errors.networkSwitchFailed':
    '{network} に切り替えられませんでした。前のネットワークのままです。',
  'errors.networkSwitchTimeout': 'ウォレットが応答しません。前のネットワークのままです。',
  'errors.chainNotSupported': '対応していないチェーンです',
  'errors.chainUnreachable':
    '{network} が応答しません。何も送信されていません。しばらくしてからもう一度お試しください。',
  'errors.balanceUnavailable': 'トークン残高を取得できません',
  'errors.historyUnavailable': 'トランザクションを取得できませんでした',
  'errors.historyWithoutAddress': 'accountAddress がないとトランザクションを取得できません',
  'errors.parseError': 'ネットワークの応答を読み取れませんでした。もう一度お試しください。',
  'errors.invalidRequest':
    'ネットワークがリクエストを理解できませんでした。何も送信されていません。',
  'errors.invalidParams': 'リクエストは受け付けられませんでした。何も送信されていません。',
  'errors.invalidInput': 'ネットワークがリクエストを受け付けませんでした。何も送信されていません。',
  'errors.internalRpcError':
    'ネットワークで内部エラーが起きました。しばらくしてからもう一度お試しください。',
  'errors.resourceNotFound': 'リクエストに必要なものがネットワークで見つかりませんでした。',
  'errors.resourceUnavailable':
    'ネットワークが混み合っています。しばらくしてからもう一度お試しください。',
  'errors.limitExceeded': 'リクエストが多すぎます。少し待ってから、もう一度お試しください。',
  'errors.serviceUnreachable':
    'サービスが応答しません。ウォレットは使えます。しばらくしてからもう一度お試しください。',
  'errors.serviceAnswerInvalid': 'サービスの応答を読み取れませんでした。無視されました。',
  'errors.originNotAllowed':
    'アプリの設定が無効です。オリジン {origin} はプロジェクトの許可リストにありません。',
  'errors.projectIdInvalid': 'アプリの設定が無効です。プロジェクト ID が正しくありません。',
  'errors.projectIdNotConfigured':
    'プロジェクト ID が設定されていません。プロジェクト ID を指定してください。',
  'errors.jwtNotValid':
    'セッションの有効期限が切れました。端末の時刻設定を確認してから、もう一度接続してください。',
  'errors.serverError': 'サーバーエラー。アプリの設定を取得できませんでした。',
  'errors.rateLimited': '上限に達しました。このページのサービスへのリクエストが多すぎます。',
  'errors.projectLimitExceeded':
    'プロジェクトの上限を超えました。このページの訪問者がサービスに拒否されることがあります。',
  'errors.frameLoadFailed': 'ネットワークエラー。組み込みウォレットを読み込めませんでした。',
  'errors.frameRefused':
    'このページではメールウォレットを表示できません。何も送信されていません。別のウォレットをお試しください。',
  'errors.frameRequestTimeout': '組み込みウォレットへのリクエストがタイムアウトしました。',
  'errors.emailInvalid':
    'メールアドレスが正しくありません。何も送信されていません。確認してください。',
  'errors.emailCooldown': 'コードは先ほど送信されました。少し待ってから次を請求してください。',
  'errors.codeWrong': '送信したコードと異なります。メールを確認して、もう一度お試しください。',
  'errors.codeExpired': 'このコードの有効期限が切れました。新しいコードを請求してください。',
  'errors.codeSpent': '間違ったコードが多すぎます。新しいコードを請求してください。',
  'errors.deviceExpired': 'リンクが時間内に押されませんでした。新しいリンクを請求してください。',
  'errors.popupClosed':
    'ウィンドウが閉じられました。サインインしておらず、何も共有されていません。',
  'errors.popupBlocked':
    'ブラウザがウィンドウをブロックしました。何も共有されていません。ボタンで開いてください。',
  'errors.socialLoginFailed':
    'サインインを開始または完了できませんでした。サインインしていません。もう一度お試しください。',
  'errors.socialLoginDenied':
    'サインインを許可しませんでした。何も共有されていません。もう一度試すか、別の方法を選んでください。',
  'errors.socialEmailUnverified':
    'プロバイダーがメールアドレスを確認していません。サインインしていません。そちらで確認してから、もう一度お試しください。',
  'errors.untrustedOrigin':
    '信頼されていないサイトからの応答だったため無視しました。サインインしていません。もう一度お試しください。',
  'errors.rpcNotAllowed': '許可されていない操作です',
  'errors.copyFailed':
    'ブラウザがコピーを許可しませんでした。テキストを選択してご自身でコピーしてください。',
  'errors.pasteFailed': 'ブラウザが貼り付けを許可しませんでした。キーボードで貼り付けてください。',
  'errors.storageBlocked': 'このブラウザでは、このサイトは何も保存できません。',
  'errors.cancelled': 'キャンセル済み',
  'errors.unknown': '問題が発生しました。何も送信されていません。もう一度お試しください。',
  'errors.siwxInitFailed': '認証の開始時に問題が発生しました',
  'errors.siwxCheckFailed':
    'サインインしているか確認できませんでした。署名もサインアウトも行われていません。インターネット接続を確認してから、もう一度お試しください。',
  'errors.siwxAuthenticating': '認証中…',
  'errors.siwxDeclined': '署名が拒否されました',
  'errors.siwxSmartAccount': 'このアプリはスマートアカウントに対応していない可能性があります',
  'walletConnect.lostTitle': 'ウォレットとの接続が切れました',
  'walletConnect.lostText':
    '再接続しています。リクエストは続行されます。インターネット接続を確認してください。',
  'walletConnect.refusedTitle': 'WalletConnect がこのサイトを拒否しました',
  'walletConnect.notReached':
    'ウォレットがまだ接続されているか確認するための WalletConnect に届きません。何も送信されていません。再接続しています。インターネット接続を確認してください。',
  'walletConnect.openWallet': '{wallet} を開く',
  'walletConnect.lookAgain': '今すぐ再試行',
  'walletConnect.check': '承認したので今すぐ確認',
  'walletConnect.checked': '今確認しました。まだ応答がありません。',
  'multiChain.both': '{wallet} は両方で使えます。どちらを先にしますか？',
  'multiChain.several': '{wallet} はこれらすべてで使えます。どれを先にしますか？',
  'multiChain.list': 'ネットワークの種類',
  'multiChain.evm': 'Ethereum など',
  'networks.search': 'ネットワークを検索',
  'networks.none': '「{text}」に一致するネットワークはありません。',
  'networks.current': '現在',
  'networks.needsOtherWallet': '別のウォレットが必要です',
  'networks.notApproved': 'このウォレットでは使えません',
  'networks.list': 'ネットワーク',
  'networks.hint': 'ウォレットがすべてのネットワークに対応しているとは限りません。',
  'switchNetwork.waitTitle': '{wallet} で承認してください',
  'switchNetwork.waitText': '{from} から {network} への切り替えを承認してください。',
  'switchNetwork.waitTextNoFrom': '{network} への切り替えを承認してください。',
  'switchNetwork.nothingOpened': '何も開きませんか？',
  'switchNetwork.failedTitle': '{from} のままです',
  'switchNetwork.failedTitleNoFrom': 'ネットワークは変わっていません',
  'switchNetwork.stillOn': '{from} のままです。{network} に切り替えられませんでした。',
  'switchNetwork.stillOnDeclined': '{from} のままです。{network} への切り替えを拒否しました。',
  'switchNetwork.stillOnUnanswered': '{from} のままです。ウォレットが応答しません。',
  'switchNetwork.stillOnBusy':
    '{from} のままです。ウォレットで別のリクエストが開いています。そちらで回答してから、もう一度お試しください。',
  'switchNetwork.declinedText': '{wallet} で拒否しました。何も変わっていません。',
  'switchNetwork.doneTitle': '{network} に切り替えました',
  'switchNetwork.doneText': '{wallet} は {network} を使っています。',
  'switchNetwork.idleTitle': '{network} に切り替える',
  'switchNetwork.idleText': '{wallet} にはまだ何も送信されていません。',
  'switchNetwork.action': '切り替える',
  'switchNetwork.yourWallet': 'ウォレット',
  'switchActiveChain.heading': '{namespace} には別のウォレットが必要です',
  'switchActiveChain.text': '{namespace} のウォレットを追加しても {wallet} の接続は続きます。',
  'switchActiveChain.textSingle': '{namespace} のウォレットを接続すると {wallet} は切断されます。',
  'switchActiveChain.action': 'ウォレットを選ぶ',
  'unsupportedChain.heading': '続けるには切り替えてください',
  'unsupportedChain.text': '{wallet} は {network} を使っています。{page} が対応するのは：',
  'unsupportedChain.textOne':
    '{wallet} は {network} を使っています。{page} は {other} に対応しています。',
  'unsupportedChain.unknown': 'ネットワーク {reference}',
  'unsupportedChain.switchTo': '{network} に切り替える',
  'unsupportedChain.list': '対応ネットワーク',
  'compatible.many': 'これらのネットワークでのみ送ってください',
  'compatible.one': '{network} でのみ送ってください',
  'compatible.same':
    'ほかのネットワークで送った資産はここに表示されないことがあり、スマートアカウントの場合は失われることがあります。',
  'compatible.elsewhere': '別のネットワークを使うとどうなりますか？',
  'compatible.elsewhereText':
    'ウォレットがこのアドレスのキーを持っていれば、そちらでもあなたのものですが、ここには表示されません。アカウントがコントラクトの場合、そちらには存在しないことがあり、送った資産は失われます。',
  'compatible.single':
    'このアカウントはここにしかありません。別のネットワークで送った資産は失われることがあります。',
  'compatible.list': 'このアドレスのネットワーク',
  'compatible.help': 'ネットワークとは？',
  'whatIsANetwork.recordTitle': '誰が何を持つかの記録',
  'whatIsANetwork.recordText':
    '多くのコンピューターが保管しています。手数料はネットワーク独自の通貨で支払います。',
  'whatIsANetwork.sameTitle': '1 つのアドレス、複数の残高',
  'whatIsANetwork.sameText': 'アドレスは複数のネットワークに存在でき、それぞれに残高があります。',
  'whatIsANetwork.bothTitle': '両側で同じネットワーク',
  'whatIsANetwork.bothText': 'あるネットワークで送った資産は別のネットワークには表示されません。',
  'whatIsANetwork.more': 'ネットワークについてもっと読む',
  'whatIsANetwork.understood': 'わかりました',
  'account.disconnect': '切断',
  'page.message': '{message}',
  'pairing.where': 'ウォレットはどこにありますか？',
  'pairing.browser': 'ブラウザ',
  'pairing.phone': 'スマートフォン',
  'pairing.web': 'ウェブ',
  'pairing.desktop': 'デスクトップ',
  'pairing.qr':
    '接続用 QR コード。スマートフォンのウォレットで読み取るか、リンクをコピーしてください。',
  'pairing.making': 'コードを作成中…',
  'pairing.expiresIn': '有効期限まで {time}',
  'pairing.copyLink': 'リンクをコピー',
  'pairing.expiredTitle': 'QR コードの有効期限が切れました',
  'pairing.noQrCodeTitle': 'コードを作成できませんでした',
  'pairing.idleTitle': 'QR コードで接続',
  'pairing.idleText': 'コードはまだ請求されていません。',
  'pairing.newQrCode': '新しいコード',
  'pairing.yourWallet': 'ウォレット',
  'pairing.doNotHaveIt': 'お持ちでないですか？',
  'pairing.get': '{wallet} を入手',
  'pairing.continueTitle': '{wallet} で続けてください',
  'pairing.mobileText': 'そちらで接続を承認してから、このページに戻ってください。',
  'pairing.desktopText': 'アプリで接続を承認してから、このページに戻ってください。',
  'pairing.webText':
    '{wallet} が新しいタブで開きます。そちらで接続を承認してから、このタブに戻ってください。',
  'pairing.ownBrowserText':
    '{wallet} が独自のブラウザでこのページを開きます。そちらで接続してください。このページはそのままです。',
  'pairing.pairInstead': 'このページで接続する',
  'pairing.open': '{wallet} を開く',
  'pairing.openAgain': '{wallet} をもう一度開く',
  'pairing.openInstead': '代わりに {wallet} を開く',
  'pairing.nothingOpened':
    '何も開きませんか？この端末にないのかもしれません。何も共有されていません。',
  'pairing.browserText': '拡張機能で接続を承認してください。',
  'pairing.missingTitle': '{wallet} はインストールされていません',
  'pairing.missingText':
    'このブラウザに追加するか、スマートフォンの {wallet} でコードを読み取ってください。',
  'pairing.missingTextOnly': 'このブラウザに追加してから戻ってください。',
  'pairing.usePhone': 'スマートフォンを使う',
  'pairing.useInjected': 'このブラウザのウォレットを使う',
  'siwx.askTitle': '{page} がサインインを求めています',
  'siwx.askText':
    'このウォレットがご自身のものだと証明するため、メッセージに署名してください。無料で、何も送信されません。',
  'siwx.requiredTitle': '{page} を使うにはサインインしてください',
  'siwx.requiredText':
    'このウォレットがご自身のものだと証明するため、メッセージに署名してください。無料で、資産は動きません。署名しないと切断されます。',
  'siwx.requiredBackText':
    'このウォレットがここでもご自身のものだと証明するため、メッセージに署名してください。無料で、資産は動きません。署名しないと {network} に戻ります。',
  'siwx.waitTitle': '{wallet} で署名してください',
  'siwx.waitText': 'ウォレットに同じメッセージが表示されます。そちらで署名してください。',
  'siwx.storingTitle': 'サインインしています',
  'siwx.storingText': '{page} が署名を確認しています。',
  'siwx.checkingTitle': 'サインインを確認しています',
  'siwx.checkingText': 'サインインしているか {page} に確認しています。',
  'siwx.declinedTitle': '署名を拒否しました',
  'siwx.failedTitle': 'サインインしていません',
  'siwx.failedText': '接続していますが、サインインしていません。何も送信されていません。',
  'siwx.uncheckedTitle': 'サインインを確認できませんでした',
  'siwx.site': 'サイト',
  'siwx.account': 'アカウント',
  'siwx.network': 'ネットワーク',
  'siwx.showMessage': 'メッセージ全体を表示',
  'siwx.hideMessage': 'メッセージを隠す',
  'siwx.messageLoading': 'メッセージを取得中…',
  'siwx.messageFailed': 'メッセージを作成できませんでした。何も署名されていません。',
  'siwx.renewedTitle': '新しいメッセージを読んでください',
  'siwx.renewedText':
    '読んだメッセージは古すぎて署名できません。何も署名されていません。新しいものを読んでから署名してください。',
  'siwx.sign': '署名',
  'siwx.signing': '署名中…',
  'siwx.cancelling': 'キャンセル中…',
  'siwx.covered': '何かがこのボタンを覆っています。どかして署名してください。',
  'siwx.notNow': '今はしない',
  'siwx.goBack': '{network} に戻る',
  'siwx.walletShows': 'ウォレットに表示されるはずの内容',
  'siwx.declineElse': '違う内容ですか？そちらで拒否してください。',
  'siwx.yourWallet': 'ウォレット',
  'errors.siwxNotEnabled': 'SIWX が有効ではありません',
  'errors.siwxNoAddress': 'ActiveCaipAddress が見つかりません',
  'errors.siwxNoNetwork': 'ActiveCaipNetwork またはクライアントが見つかりません',
  'errors.siwxNoClient': 'ConnectionController のクライアントが見つかりません',
  'errors.siwxMessageInvalid':
    '署名するメッセージがこのアプリ、アカウント、ネットワークと一致しません。何も署名されていません。',
  'errors.siwxUnreachable':
    'このアプリが応答しません。接続していますが、サインインしていません。しばらくしてからもう一度お試しください。',
  'errors.siwxRefused':
    'このアプリは署名を受け付けませんでした。接続していますが、サインインしていません。何も送信されていません。',
  'errors.siwxBusy':
    'このページの別のタブがウォレットに署名を求めています。先にウォレットでそのリクエストに応答してください。',
  'errors.siwxSignOutFailed':
    'このアプリからサインアウトできませんでした。まだサインインしているかもしれません。もう一度お試しください。',
  'downloads.list': '{wallet} の入手先',
  'downloads.none': '{wallet} のダウンロードリンクはありません。',
  'downloads.browser': 'ブラウザ拡張機能',
  'downloads.browserNote': 'このブラウザ用',
  'downloads.ios': 'iPhone と iPad',
  'downloads.iosNote': 'App Store',
  'downloads.android': 'Android',
  'downloads.androidNote': 'Google Play',
  'downloads.website': 'ウェブサイト',
  'downloads.websiteNote': '{host}',
  'downloads.code': '{store} の QR コード。スマートフォンのカメラで読み取ってください。',
  'downloads.scan': 'スマートフォンのカメラで読み取ってください。',
  'downloads.openHere': 'ここで {store} を開く',
  'allWallets.search': 'ウォレットを検索',
  'allWallets.certifiedOnly': '認定のみ',
  'allWallets.certified': '認定',
  'allWallets.certifiedShown': '認定ウォレットのみ表示しています',
  'allWallets.list': 'すべてのウォレット',
  'allWallets.loading': 'ウォレットを読み込んでいます',
  'allWallets.taken':
    '別の端末のウォレットが接続されています。別のものを接続するには切断してください。',
  'allWallets.slow': '通常より時間がかかっています。',
  'allWallets.found': '{count, plural, other {# 件のウォレット}}',
  'allWallets.none': '「{text}」に一致するウォレットはありません。',
  'allWallets.noneAtAll': '表示するウォレットがありません。',
  'allWallets.failed': 'ウォレットの一覧を読み込めませんでした。接続を確認してください。',
  'allWallets.restFailed': 'ほかのウォレットを読み込めませんでした。',
  'allWallets.scan': 'QR コードを読み取る',
  'whatIsAWallet.loginTitle': 'サインインの手段',
  'whatIsAWallet.loginText':
    '1 つのウォレットで多くのアプリにサインインできます。毎回新しいパスワードは要りません。',
  'whatIsAWallet.assetsTitle': '持ち物のキー',
  'whatIsAWallet.assetsText':
    'お金とコレクティブルのキーを保管します。資産は公開ネットワークに記録されています。',
  'whatIsAWallet.keysTitle': 'あなただけのもの',
  'whatIsAWallet.keysText':
    'このアプリを含め、承認なしには誰も何も動かせません。リカバリーフレーズは決してウェブサイトに入力しないでください。',
  'whatIsAWallet.get': 'ウォレットを入手',
  'getWallet.steps': '最初のウォレットまで',
  'getWallet.stepDone': '完了',
  'getWallet.stepGet': 'ウォレットを入手',
  'getWallet.stepInstall': 'インストールして戻る',
  'getWallet.stepInstallPhone': 'このスマートフォンにインストールして戻る',
  'getWallet.stepConnect': '接続します。一覧に自動で表示されます',
  'getWallet.stepConnectPhone': '接続する',
  'getWallet.onPhone': 'スマートフォンで',
  'getWallet.explore': 'すべてのウォレットを見る',
  'getWallet.list': 'ウォレット',
  'getWallet.browser': 'ブラウザ',
  'getWallet.phone': 'スマートフォン',
  'getWallet.desktop': 'デスクトップ',
  'getWallet.web': 'ウェブ',
}
