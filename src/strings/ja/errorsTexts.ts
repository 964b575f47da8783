import type { errorsTexts as english } from '../en/errorsTexts'
import type { Translation } from '../language'

export const errorsTexts: Translation<typeof english> = {
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
  'walletConnect.openWallet': '{wallet} を開いてください',
  'walletConnect.lookAgain': '今すぐ再試行',
  'walletConnect.check': '承認したので今すぐ確認',
  'walletConnect.checked': '今確認しました。まだ応答がありません。',
}
