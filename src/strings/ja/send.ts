import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['send'] = {
  'bitcoinReview.more': '手数料の詳細',
  'bitcoinReview.feeRate': '手数料率',
  'bitcoinReview.feeRateValue': '{rate} sat/vB',
  'bitcoinReview.change': 'お釣り（ご自身に戻ります）',
  'bitcoinReview.noHistory': '比較できる支払い履歴がありません。アドレス全体を確認してください。',
  'bitcoinReview.highFeeTitle': 'ネットワーク手数料が高額です',
  'bitcoinReview.highFee': '手数料が送金額の 10 分の 1 を超えています。',
  'bitcoinReview.highFeeCheck': 'この手数料の支払いに同意します。',
  'bitcoinReview.walletFee': 'ウォレットが設定',
  'bitcoinReview.doubtText':
    '同じ金額をこのアドレスに送る以前の支払いが処理中かもしれません。もう一度送ると二重払いになるおそれがあります。先にウォレットで確認してください。',
  'errors.reviewTimeout': '支払いは時間内に確認されませんでした。何も送信されていません。',
  'pay.to': '宛先',
  'pay.asks': '{page} からの請求',
  'pay.onNetwork': '{network} で',
  'pay.available': '{amount}\u00a0{symbol} 利用可能',
  'pay.ways': '支払い方法',
  'pay.exchange': '取引所',
  'pay.pay': '支払う',
  'pay.payAmount': '{amount}\u00a0{symbol} を支払う',
  'pay.otherWallet': '別のウォレットを使う',
  'pay.checking': '残高を確認しています',
  'pay.connect': 'ウォレットで支払う',
  'pay.loading': '取引所を読み込んでいます',
  'pay.retryIn': '{seconds} 秒後に再試行',
  'pay.none': 'この支払いに対応する取引所はありません。',
  'pay.short':
    '{symbol} が足りません。残高は {held}、必要額は {amount} です。何も送信されていません。',
  'pay.preparingTitle': '{exchange} を開いています',
  'pay.preparingText': 'まだ何も支払われていません。',
  'pay.openTitle': '{exchange} で完了してください',
  'pay.openText':
    '{exchange} のページで {amount}\u00a0{symbol} を支払ってください。ここで確認します。',
  'pay.hostTitle': '{host} をご存じですか？',
  'pay.hostText':
    'サービスによると {exchange} の支払いページはそこにあります。ご存じの場合のみ開いてください。まだ何も支払われていません。',
  'pay.blockedTitle': 'ブラウザが {exchange} のページをブロックしました',
  'pay.blockedText': '何も支払われていません。下から開いてください。',
  'pay.unheardTitle': '支払いはまだ確認されていません',
  'pay.unheardText':
    'この支払いを確認できませんでした。もう一度支払う前に {exchange} を確認してください。',
  'pay.paidTitle': '支払い済み',
  'pay.paidText': '{exchange} が {amount}\u00a0{symbol} を支払いました。',
  'pay.failedTitle': '支払いに失敗しました',
  'pay.failedText':
    '{exchange} によると支払いに失敗しました。もう一度支払う前に、代金が引き落とされたかをそちらで確認してください。',
  'pay.open': '{exchange} を開く',
  'pay.openHost': '{host} を開く',
  'pay.openAgain': '{exchange} をもう一度開く',
  'pay.lookAgain': 'もう一度確認',
  'pay.leftTitle': '{exchange} で支払い済みかもしれません',
  'pay.leftText': 'ページを開きました。そちらで支払った場合は、もう一度支払わないでください。',
  'pay.leftCheck': 'その支払いを確認',
  'pay.inWalletTitle': 'ウォレットにこの支払いが残っています',
  'pay.inWalletText':
    'そちらで承認すると送られることがあります。別の方法で支払う前にウォレットで拒否してください。',
  'pay.sentTitle': '支払いは処理中です',
  'pay.sentText':
    'ウォレットは送信しましたが、ネットワークがまだ確認していません。もう一度支払う必要はありません。',
  'pay.doubtTitle': 'すでに支払い済みかもしれません',
  'pay.doubtText':
    'ウォレットにこの支払いを依頼しましたが、送信されたか確認できませんでした。もう一度支払う前にウォレットと履歴を確認してください。',
  'pay.another': '別の方法で支払う',
  'errors.invalidPaymentConfig':
    'このアプリの支払いは正しく設定されていません。何も送信されていません。',
  'errors.invalidChainNamespace':
    'この種類のネットワークでは支払いに対応していません。何も送信されていません。',
  'errors.invalidAsset':
    'このアプリは不明なトークンでの支払いを求めています。何も送信されていません。',
  'errors.invalidRecipient': 'このアプリの受取アドレスが正しくありません。何も送信されていません。',
  'errors.invalidAmount': '金額が正しくありません。何も送信されていません。',
  'errors.unableToInitiatePayment': '支払いを開始できませんでした。何も送信されていません。',
  'errors.paymentInProgress':
    '以前の支払いが進行中です。今回は何も送信されていません。先にそちらを完了してください。',
  'errors.unableToGetExchanges':
    '取引所を読み込めませんでした。もう一度試すか、ウォレットで支払ってください。',
  'errors.assetNotSupported':
    'このネットワークのこのトークンに対応する取引所はありません。ウォレットで支払ってください。',
  'errors.unableToGetPayUrl':
    '取引所から支払いページが提供されませんでした。何も支払われていません。',
  'errors.linkRefused':
    '支払いページのリンクは別の受取人を示しています。開いておらず、何も支払われていません。別の方法で支払ってください。',
  'errors.unableToGetBuyStatus':
    'この支払いを確認できませんでした。もう一度支払う前に取引所を確認してください。',
  'errors.genericPaymentError':
    '取引所によると支払いに失敗しました。もう一度支払う前に、代金が引き落とされたかをそちらで確認してください。',
  'send.amount': '金額',
  'send.amountIn': '金額（{unit}）',
  'send.enterIn': '{unit}で金額を入力',
  'send.to': '宛先',
  'send.chooseToken': 'トークンを選ぶ',
  'send.tokenPick': '{symbol}、別のトークンを選ぶ',
  'send.balance': '残高 {amount}\u00a0{symbol}',
  'send.max': '最大',
  'send.maxLabel': '最大額を使う：{amount} {symbol}',
  'send.tooMuch': '残高を超えています',
  'send.tooPrecise': '{symbol} の小数は {decimals, plural, other {# 桁}}までです',
  'send.amountNotPlain': '{example} のような単純な数字を入力してください。',
  'send.whichAmount': '2 通りの金額に読めます。どちらですか？',
  'send.shortOfFee': 'ネットワーク手数料を引くと残りません',
  'send.maxUnknown': 'ネットワーク手数料がまだわかりません',
  'send.recipientPlaceholder': 'アドレスまたは名前',
  'send.paste': '貼り付け',
  'send.clearRecipient': '受取人を消去',
  'send.resolving': '名前を検索しています',
  'send.paidOn': '{date} に支払い',
  'send.firstTime': 'このアドレスへの最初の支払い',
  'send.missing': '{count, plural, other {# 文字足りません}}',
  'send.extra': '{count, plural, other {# 文字多すぎます}}',
  'send.badCharacters': 'アドレスではありません',
  'send.noRecipient': 'アドレスでも名前でもありません',
  'send.mistyped': 'このアドレスには入力ミスがあります。もう一度確認してください。',
  'send.nobodysAddress': 'バーンアドレス：ここに送ると失われます',
  'send.unknownName': 'この名前は登録されていません',
  'send.lookupFailed': '名前を検索できませんでした。もう一度試すか、アドレスを貼り付けてください。',
  'send.addressNotChecked':
    'アドレスを確認できませんでした。接続を確認して、もう一度お試しください。',
  'send.nameHidden':
    'この名前には隠れた文字（{characters}）があり、見た目と異なります。ご自身で入力するか、アドレスを貼り付けてください。',
  'send.nameLookAlike':
    'この名前にはほかの文字に似た文字が使われています。ご自身で入力するか、アドレスを貼り付けてください。',
  'send.nameInvalid': '有効な名前ではありません。確認するか、アドレスを貼り付けてください。',
  'send.nameLeftOut': '隠れた文字を取り除きました：{characters}',
  'send.nameScripts': 'この名前には複数の文字体系が混ざっています：{scripts}',
  'send.nameLookedUp': '{name} として検索',
  'send.notReady':
    'この支払いを準備できませんでした。何も送信されていません。トークンを選び直し、金額を確認してください。',
  'send.tokenUnsupported':
    '{symbol} の送金ルールには対応していません。何も送信されていません。ウォレットから送ってください。',
  'send.reloadBalances': '残高を再読み込み',
  'send.otherNetwork':
    'このアドレスは {network} 用ですが、{current} で送ろうとしています。{current} のアドレスを聞くか、{network} に切り替えてください。',
  'send.unknownPrefix':
    '「{prefix}:」は既知のネットワークではありません。アドレスが {current} のものなら削除してください。',
  'send.otherLink': 'このリンクは支払い以外を求めています。通常のアドレスを聞いてください。',
  'send.linkAsks': 'リンクは {amount} を求めています。金額はご自身で入力してください。',
  'send.linkAsksToken':
    'リンクはトークン {token} を求めています。トークンと金額はご自身で選んでください。',
  'send.ownAddress': 'ご自身のアドレスです',
  'send.button.chooseToken': 'トークンを選択',
  'send.button.addAmount': '金額を入力',
  'send.button.checkAmount': '金額を確認',
  'send.button.notEnough': '{symbol} が足りません',
  'send.button.noFee': 'ネットワーク手数料の {symbol} が足りません',
  'send.button.addAddress': 'アドレスを入力',
  'send.button.checkAddress': 'アドレスを確認',
  'send.button.checkName': '名前を確認',
  'send.button.lookingUp': '名前を検索しています',
  'send.button.checkingToken': 'トークンを確認中',
  'send.button.preview': '確認へ',
  'selectToken.search': '名前またはアドレスを検索',
  'selectToken.yours': '{network} のトークン',
  'selectToken.none': '「{text}」に一致するトークンはありません。',
  'selectToken.empty': 'このアカウントは {network} にトークンを持っていません。',
  'preview.to': '宛先',
  'preview.newBadge': '新規',
  'preview.from': '{wallet} から',
  'preview.total': '合計',
  'preview.balanceOf': 'お持ちの {symbol}',
  'preview.beforeAfter': '{before}、その後 {after}',
  'preview.lowTitle': '手数料用の {symbol} がわずかです',
  'preview.lowText': 'この後は、{symbol} があと 2 回の支払い手数料に足りないことがあります。',
  'preview.firstTime': 'このアドレスへの最初の支払い',
  'preview.notRecent': '最近このアドレスに支払っていません',
  'preview.ownAddress': 'ご自身のアドレス',
  'preview.network': 'ネットワーク',
  'preview.tokenAddress': 'トークンコントラクト',
  'preview.fee': 'ネットワーク手数料',
  'preview.deposit': '新しいトークンアカウント',
  'preview.feeUnknown': 'ウォレットに表示',
  'preview.feeEstimating': '見積もり中',
  'preview.feeRetry': '再試行',
  'preview.arrives': '到着まで',
  'preview.arrivesSoon': '数秒',
  'preview.arrivesSeconds': '{count, plural, other {約 # 秒}}',
  'preview.arrivesMinutes': '{count, plural, other {約 # 分}}',
  'preview.lookAlikeTitle': 'ご存じのアドレスではありません',
  'preview.lookAlikeText': '先頭と末尾が同じアドレスを使ったことがあります。途中が異なります。',
  'preview.lookAlikeNamed': '{name} を先頭と末尾が同じアドレスでご存じです。途中が異なります。',
  'preview.lookAlikePaid': '{date} に支払い',
  'preview.lookAlikePaidBy': '{date} に支払いを受け取り',
  'preview.lookAlikeKnown': 'ご存じのアドレス',
  'preview.lookAlikeCheck': 'アドレス全体を確認しました。',
  'preview.mayFailCheck': '失敗する可能性が高くても送ります。',
  'preview.wouldRefuse': 'このままではネットワークが支払いを拒否します。',
  'preview.wouldRevert': 'このアドレスのコントラクトが支払いを拒否します。',
  'preview.wouldLack': '金額とネットワーク手数料に足りません。金額を下げてください。',
  'preview.unreachable':
    '{network} が応答しないため、この支払いを確認できませんでした。それでも完了することがあります。',
  'preview.unanswered':
    'この支払いを {network} で確認できませんでした。それでも完了することがあります。',
  'preview.mayFail': 'このトランザクションは失敗する可能性が高いです',
  'preview.noFeeTitle': 'ネットワーク手数料の {symbol} が足りません',
  'preview.noFeeCoin': '金額を下げるか、このアカウントに {symbol} を追加してください。',
  'preview.noFeeToken': '先にこのアカウントに {symbol} を追加してください。',
  'preview.noFeeHeld': 'このアカウントの {symbol}：',
  'preview.notChecked': 'ネットワークで未確認',
  'preview.tokenContractTitle': 'これはトークンコントラクトです',
  'preview.tokenContract':
    'このアドレスには所有者がおらず、トークンそのものです。ここに送った資産は通常失われます。',
  'preview.tokenContractCheck':
    'トークンコントラクトに送った資産は通常失われることを理解しています。',
  'preview.contractTitle': '通常のアカウントではなくコントラクトです',
  'preview.contract': '受取人が送ったものを引き出せることを確認してください。',
  'preview.contractCheck': 'このコントラクトが送るものを使えることを確認しました。',
  'preview.elsewhereTitle': 'この名前には {network} のアドレスがありません',
  'preview.elsewhere':
    '別のネットワークに登録されています。所有者が {network} で使えないことがあります。',
  'preview.nameOneWay': 'このアドレスには一致する逆引き記録がありません',
  'preview.nameMarked': 'この名前をよく見てください',
  'preview.theRecipient': '受取人',
  'preview.receivesTitle': '{recipient} が {amount}\u00a0{symbol} を受け取ります',
  'preview.receivesText': 'トークン自体がこの支払いから {kept} {symbol} を差し引きます。',
  'preview.irreversible': '支払いは取り消せません。',
  'preview.covered':
    '何かがこのボタンを覆っています。何も送信されていません。閉じてからもう一度お試しください。',
  'preview.send': '送金',
  'preview.sendAmount': '{amount}\u00a0{symbol} を送金',
  'preview.checking': '確認中…',
  'preview.reviewAgain': 'もう一度確認',
  'preview.changeAmount': '金額を変更',
  'preview.switchNetwork': 'ネットワークを切り替える',
  'preview.walletElsewhereTitle': '{wallet} は別のネットワークを使っています',
  'preview.walletElsewhere': '送る前に {network} に切り替える必要があります。',
  'preview.walletElsewhereOwn': '送る前に {wallet} で {network} を選んでください。',
  'preview.waitTitle': '{wallet} で承認してください',
  'preview.waitText': '承認するまで何も送信されません。',
  'preview.waitSpoken':
    'ウォレットに {recipient} 宛ての {amount} {symbol} と表示されているか確認してください。',
  'preview.walletShows': 'ウォレットに表示されるはずの内容',
  'preview.declineElse': '違う内容ですか？そちらで拒否してください。',
  'preview.amount': '金額',
  'preview.stopWaiting': '待つのをやめる',
  'preview.stopNote':
    'リクエストは {wallet} に残ります。そちらでも拒否しないと、支払いが送られることがあります。',
  'preview.thisAddress': '下のアドレス',
  'preview.submittedTitle': '処理中',
  'preview.submittedText': '{recipient} に {amount}\u00a0{symbol}。ここを閉じて続けられます。',
  'preview.sentText': '{recipient} が {amount}\u00a0{symbol} を受け取りました。',
  'preview.feePaid': '手数料は {fee} でした。',
  'preview.rejectedTitle': '支払いに失敗しました',
  'preview.replacedTitle': '支払いは置き換えられました',
  'preview.done': '完了',
  'preview.explorer': 'エクスプローラーで見る',
  'preview.failedTitle': '未送信',
  'preview.declinedTitle': '{wallet} で拒否しました',
  'preview.declinedText': '何も送信されていません。{amount}\u00a0{symbol} はそのままです。',
  'preview.uncertainTitle': '状態不明',
  'preview.request': 'リクエスト',
  'preview.pendingTitle': '先に {wallet} で回答してください',
  'preview.seeActivity': '履歴を見る',
  'preview.openTitle': '{wallet} でリクエストが開いています',
  'preview.openText': '先にそちらで承認または拒否してください。',
  'preview.doubtTitle': 'すでに送信されたかもしれません',
  'preview.doubtText': '以前の支払いの結果がわかりません。{wallet} と履歴を確認してください。',
  'preview.doubtCheck': '以前の支払いは送信されていないことを確認しました。',
  'preview.timeoutTitle': '{wallet} が応答しません',
  'toast.sent': '{amount}\u00a0{symbol} を送金しました',
  'toast.started': '支払いを送信しました',
  'errors.projectIdMissing':
    'プロジェクト ID が設定されていません。createWalletModal に projectId を渡してください。',
  'errors.siwxAndSiwe': 'siwx と siweConfig はどちらか一方だけ渡してください。',
  'errors.unknownOption': 'createWalletModal に存在しないオプションが渡されました。',
  'errors.invalidOption': 'createWalletModal のオプションに無効な値が渡されました。',
  'errors.storeNotIntegrated':
    'このストアにはウォレットモーダルがありません。walletModal.enhancer を追加してください。',
  'errors.storeIntegratedTwice':
    'このストアには同じウォレットモーダルが 2 つあります。エンハンサーかミドルウェアの一方を使ってください。',
  'errors.sendIncomplete': '金額と受取アドレスが必要です',
  'errors.sendWithoutToken': 'トークンが必要です',
  'errors.tokenMismatch':
    'ネットワーク上のこのトークンの小数桁数が残高と一致しません。何も送信されていません。残高を再読み込みし、トークンを選び直してください。',
  'errors.tokenNotChecked':
    'このトークンをネットワークで確認できませんでした。何も送信されていません。しばらくお待ちください。',
  'errors.tokenUnsupported':
    'このトークンの送金ルールには対応していません。何も送信されていません。ウォレットから送ってください。',
  'errors.tokenWithholds':
    'このトークンは送金ごとに一部を差し引くため、全額が届きません。何も送信されていません。別の方法で支払ってください。',
  'errors.sendUnsupportedChain': '対応していないチェーン',
  'errors.sendFailed':
    '支払いは送信されていません。入力内容は残っています。もう一度お試しください。',
  'errors.sendTimeout':
    '{wallet} が応答しません。今そちらで承認すると、支払いが送られることがあります。',
  'errors.sendUncertain':
    'この支払いを確認できませんでした。もう一度試す前に {wallet} と履歴を確認してください。',
  'errors.alreadyKnown':
    'ネットワークにはすでにこの支払いがあります。もう一度試す前に {wallet} と履歴を確認してください。',
  'errors.intentChanged':
    '支払いが確認した内容と一致しなくなりました。中止され、何も送信されていません。',
  'errors.feeUnavailable':
    '現在ネットワーク手数料がわかりません。承認する前にウォレットに表示されます。',
  'errors.insufficientFunds':
    '金額とネットワーク手数料に足りません。何も送信されていません。金額を下げてください。',
  'errors.nonceTooLow':
    'ウォレットがネットワークと同期していません。この支払いを確認できませんでした。もう一度試す前に履歴を確認してください。',
  'errors.nonceTooHigh':
    '以前の支払いが保留中のため、今回の支払いは送信されていません。以前の支払いが完了してから、もう一度お試しください。',
  'errors.feeTooLow':
    '手数料が現在ネットワークの求める額より低いです。何も送信されていません。もう一度お試しください。',
  'errors.feeTooHigh':
    '手数料がネットワークの上限を超えています。何も送信されていません。もう一度お試しください。',
  'errors.gasTooLow':
    '支払いに必要なガスが上限を超えています。何も送信されていません。もう一度お試しください。',
  'errors.gasTooHigh': '支払いに必要なガスがブロックに収まりません。何も送信されていません。',
  'errors.executionReverted':
    'このアドレスのコントラクトが支払いを拒否します。何も送信されていません。',
  'errors.receiptTimeout':
    'ネットワークはまだ支払いを確認していません。後でもう一度履歴を確認してください。',
  'errors.transactionFailed':
    '支払いはネットワーク上で失敗しました。何も届いておらず、手数料だけが支払われました。',
  'errors.transactionReplaced':
    'ウォレットの別のトランザクションがこの支払いを置き換えたため、届いていないかもしれません。もう一度支払う前に履歴を確認してください。',
  'errors.nameNotResolved':
    '名前を解決できません。何も送信されていません。もう一度試すか、アドレスを貼り付けてください。',
  'errors.transactionRejected':
    'ネットワークが支払いを受け付けませんでした。何も送信されていません。',
  'errors.unsupportedCapability': 'ウォレットはこのリクエストに対応していません。',
  'errors.unsupportedChainId': 'ウォレットはこのネットワークでの一括処理に対応していません。',
  'errors.duplicateBundle':
    'この一括トランザクションはすでにウォレットが受け取っています。再送信はされていません。',
  'errors.unknownBundle': 'ウォレットはこの一括処理を認識していません。',
  'errors.bundleTooLarge': 'この一括処理はウォレットには大きすぎます。',
  'errors.upgradeRejected': 'アカウントのアップグレードを拒否しました。何も送信されていません。',
  'errors.atomicityNotSupported':
    'ウォレットはこれらの手順を 1 つのトランザクションとして実行できません。',
}
