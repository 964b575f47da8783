import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['send'] = {
  'bitcoinReview.more': 'Подробиці комісії',
  'bitcoinReview.feeRate': 'Ставка комісії',
  'bitcoinReview.feeRateValue': '{rate} sat/vB',
  'bitcoinReview.change': 'Решта, повертається вам',
  'bitcoinReview.noHistory':
    'Немає історії платежів для порівняння. Перевірте кожну частину адреси.',
  'bitcoinReview.highFeeTitle': 'Висока комісія мережі',
  'bitcoinReview.highFee': 'Комісія перевищує десяту частину суми, яку ви надсилаєте.',
  'bitcoinReview.highFeeCheck': 'Погоджуюся сплатити цю комісію.',
  'bitcoinReview.walletFee': 'Установлює ваш гаманець',
  'bitcoinReview.doubtText':
    'Попередній платіж на таку саму суму на цю адресу може бути в дорозі. Якщо надіслати знову, можна заплатити двічі. Спершу пошукайте його у своєму гаманці.',
  'errors.reviewTimeout': 'Платіж не підтверджено вчасно. Нічого не надіслано.',
  'pay.to': 'Кому',
  'pay.asks': '{page} просить',
  'pay.onNetwork': 'у мережі {network}',
  'pay.available': 'Доступно {amount}\u00a0{symbol}',
  'pay.ways': 'Способи оплати',
  'pay.exchange': 'Біржа',
  'pay.pay': 'Сплатити',
  'pay.payAmount': 'Сплатити {amount}\u00a0{symbol}',
  'pay.otherWallet': 'Інший гаманець',
  'pay.checking': 'Перевіряємо ваш баланс',
  'pay.connect': 'Сплатити з гаманця',
  'pay.loading': 'Завантаження бірж',
  'pay.retryIn': 'Спробувати ще раз через {seconds} с',
  'pay.none': 'Жодна біржа не підтримує цей платіж.',
  'pay.short':
    'Недостатньо {symbol}. У вас {held}; для цього платежу потрібно {amount}. Нічого не надіслано.',
  'pay.preparingTitle': 'Відкриваємо {exchange}',
  'pay.preparingText': 'Ще нічого не сплачено.',
  'pay.openTitle': 'Завершіть оплату на {exchange}',
  'pay.openText': 'Сплатіть {amount}\u00a0{symbol} на сторінці {exchange}. Ми підтвердимо це тут.',
  'pay.hostTitle': 'Ви знаєте {host}?',
  'pay.hostText':
    'За даними сервісу, платіжна сторінка {exchange} розташована за цією адресою. Відкривайте її, лише якщо знаєте її. Ще нічого не сплачено.',
  'pay.blockedTitle': 'Браузер заблокував сторінку {exchange}',
  'pay.blockedText': 'Нічого не сплачено. Відкрийте її нижче.',
  'pay.unheardTitle': 'Платіж ще не підтверджено',
  'pay.unheardText':
    'Нам не вдалося підтвердити цей платіж. Перевірте {exchange}, перш ніж платити знову.',
  'pay.paidTitle': 'Сплачено',
  'pay.paidText': '{exchange}: сплачено {amount}\u00a0{symbol}.',
  'pay.failedTitle': 'Платіж не вдався',
  'pay.failedText':
    '{exchange} повідомляє, що платіж не вдався. Перевірте там, чи списано кошти з вашого рахунку, перш ніж платити знову.',
  'pay.open': 'Відкрити {exchange}',
  'pay.openHost': 'Відкрити {host}',
  'pay.openAgain': 'Відкрити {exchange} ще раз',
  'pay.lookAgain': 'Перевірити ще раз',
  'pay.leftTitle': 'Можливо, ви вже сплатили на {exchange}',
  'pay.leftText': 'Ми відкрили сторінку біржі. Якщо ви сплатили там, не платіть знову.',
  'pay.leftCheck': 'Перевірити цей платіж',
  'pay.inWalletTitle': 'Цей платіж досі у вашому гаманці',
  'pay.inWalletText':
    'Його ще може бути надіслано, якщо ви підтвердите його там. Відхиліть його в гаманці, перш ніж платити інакше.',
  'pay.sentTitle': 'Ваш платіж у дорозі',
  'pay.sentText':
    'Ваш гаманець його надіслав, а мережа ще не підтвердила. Платити знову не потрібно.',
  'pay.doubtTitle': 'Можливо, ви вже це сплатили',
  'pay.doubtText':
    'Ваш гаманець отримав запит на цей платіж, і нам не вдалося підтвердити, чи його надіслано. Перевірте гаманець та активність, перш ніж платити знову.',
  'pay.another': 'Сплатити інакше',
  'errors.invalidPaymentConfig':
    'Платіж цього застосунку налаштовано неправильно. Нічого не надіслано.',
  'errors.invalidChainNamespace':
    'Платежі не підтримуються в мережах цього типу. Нічого не надіслано.',
  'errors.invalidAsset': 'Цей застосунок просить оплату в невідомому токені. Нічого не надіслано.',
  'errors.invalidRecipient': 'Адреса отримувача цього застосунку недійсна. Нічого не надіслано.',
  'errors.invalidAmount': 'Сума недійсна. Нічого не надіслано.',
  'errors.unableToInitiatePayment': 'Не вдалося почати платіж. Нічого не надіслано.',
  'errors.paymentInProgress':
    'Попередній платіж ще триває. Для цього нічого не надіслано. Спершу завершіть попередній.',
  'errors.unableToGetExchanges':
    'Не вдалося завантажити біржі. Спробуйте ще раз або сплатіть із гаманця.',
  'errors.assetNotSupported':
    'Жодна біржа не підтримує цей токен у цій мережі. Сплатіть із гаманця.',
  'errors.unableToGetPayUrl': 'Біржа не надала платіжної сторінки. Нічого не сплачено.',
  'errors.linkRefused':
    'Посилання на платіжну сторінку вказує на іншого отримувача. Його не відкрито; нічого не сплачено. Сплатіть інакше.',
  'errors.unableToGetBuyStatus':
    'Нам не вдалося підтвердити цей платіж. Перевірте біржу, перш ніж платити знову.',
  'errors.genericPaymentError':
    'Біржа повідомляє, що платіж не вдався. Перевірте там, чи списано кошти з вашого рахунку, перш ніж платити знову.',
  'send.amount': 'Сума',
  'send.amountIn': 'Сума в {unit}',
  'send.enterIn': 'Ввести суму в {unit}',
  'send.to': 'Кому',
  'send.chooseToken': 'Вибрати токен',
  'send.tokenPick': '{symbol}, вибрати інший токен',
  'send.balance': 'Баланс {amount}\u00a0{symbol}',
  'send.max': 'Макс.',
  'send.maxLabel': 'Використати максимум: {amount} {symbol}',
  'send.tooMuch': 'Більше, ніж у вас є',
  'send.tooPrecise':
    '{symbol} має лише {decimals, plural, one {# десятковий знак} few {# десяткові знаки} many {# десяткових знаків} other {# десяткового знака}}',
  'send.amountNotPlain': 'Введіть звичайне число, наприклад {example}.',
  'send.whichAmount': 'Це можна прочитати як дві суми. Яку ви маєте на увазі?',
  'send.shortOfFee': 'Після комісії мережі нічого не залишиться',
  'send.maxUnknown': 'Комісія мережі ще невідома',
  'send.recipientPlaceholder': 'Адреса або ім’я',
  'send.paste': 'Вставити',
  'send.clearRecipient': 'Очистити отримувача',
  'send.resolving': 'Шукаємо ім’я',
  'send.paidOn': 'Сплачено {date}',
  'send.firstTime': 'Перший платіж на цю адресу',
  'send.missing':
    '{count, plural, one {Бракує # символу} few {Бракує # символів} many {Бракує # символів} other {Бракує # символу}}',
  'send.extra':
    '{count, plural, one {# зайвий символ} few {# зайві символи} many {# зайвих символів} other {# зайвого символу}}',
  'send.badCharacters': 'Це не адреса',
  'send.noRecipient': 'Це не адреса й не ім’я',
  'send.mistyped': 'Ця адреса містить друкарську помилку. Перевірте її ще раз.',
  'send.nobodysAddress': 'Адреса спалювання: надіслані сюди кошти втрачаються',
  'send.unknownName': 'Це ім’я не зареєстровано',
  'send.lookupFailed': 'Не вдалося виконати пошук імені. Спробуйте ще раз або вставте адресу.',
  'send.addressNotChecked':
    'Не вдалося перевірити адресу. Перевірте з’єднання та спробуйте ще раз.',
  'send.nameHidden':
    'Це ім’я має приховані символи ({characters}), тому воно не те, чим здається. Введіть його вручну або вставте адресу.',
  'send.nameLookAlike':
    'Це ім’я містить літери, схожі на інші. Введіть його вручну або вставте адресу.',
  'send.nameInvalid': 'Це ім’я недійсне. Перевірте його або вставте адресу.',
  'send.nameLeftOut': 'Приховані символи вилучено: {characters}',
  'send.nameScripts': 'Це ім’я змішує абетки: {scripts}',
  'send.nameLookedUp': 'Шукали як {name}',
  'send.notReady':
    'Не вдалося підготувати цей платіж. Нічого не надіслано. Виберіть токен ще раз, а потім перевірте суму.',
  'send.tokenUnsupported':
    'Правила переказу {symbol} тут не підтримуються. Нічого не надіслано. Натомість надішліть зі свого гаманця.',
  'send.reloadBalances': 'Оновити баланси',
  'send.otherNetwork':
    'Ця адреса для мережі {network}, а ви надсилаєте в мережі {current}. Попросіть адресу в мережі {current} або перейдіть на {network}.',
  'send.unknownPrefix':
    'Префікс «{prefix}:» не відповідає жодній відомій тут мережі. Вилучіть його, якщо адреса в мережі {current}.',
  'send.otherLink': 'У цьому посиланні йдеться не про платіж. Натомість попросіть звичайну адресу.',
  'send.linkAsks': 'У посиланні вказано {amount}. Введіть суму вручну.',
  'send.linkAsksToken': 'У посиланні вказано токен {token}. Виберіть його та введіть суму вручну.',
  'send.ownAddress': 'Це ваша власна адреса',
  'send.button.chooseToken': 'Виберіть токен',
  'send.button.addAmount': 'Введіть суму',
  'send.button.checkAmount': 'Перевірте суму',
  'send.button.notEnough': 'Недостатньо {symbol}',
  'send.button.noFee': 'Недостатньо {symbol} на комісію мережі',
  'send.button.addAddress': 'Введіть адресу',
  'send.button.checkAddress': 'Перевірте адресу',
  'send.button.checkName': 'Перевірте ім’я',
  'send.button.lookingUp': 'Шукаємо ім’я',
  'send.button.checkingToken': 'Перевіряємо токен',
  'send.button.preview': 'Перевірити',
  'selectToken.search': 'Пошук імені або адреси',
  'selectToken.yours': 'Ваші токени в мережі {network}',
  'selectToken.none': 'Жоден токен не відповідає «{text}».',
  'selectToken.empty': 'У цьому акаунті немає токенів у мережі {network}.',
  'preview.to': 'Кому',
  'preview.newBadge': 'Нова',
  'preview.from': 'Звідки: {wallet}',
  'preview.total': 'Разом',
  'preview.balanceOf': 'Ваші {symbol}',
  'preview.beforeAfter': '{before}, потім {after}',
  'preview.lowTitle': 'Мало {symbol} на комісії',
  'preview.lowText': 'Після цього {symbol} може не вистачити на комісії ще двох платежів.',
  'preview.firstTime': 'Перший платіж на цю адресу',
  'preview.notRecent': 'Останнім часом ви не платили на цю адресу',
  'preview.ownAddress': 'Ваша власна адреса',
  'preview.network': 'Мережа',
  'preview.tokenAddress': 'Контракт токена',
  'preview.fee': 'Комісія мережі',
  'preview.deposit': 'Новий акаунт токена',
  'preview.feeUnknown': 'Показано у вашому гаманці',
  'preview.feeEstimating': 'Обчислюємо',
  'preview.feeRetry': 'Повторити',
  'preview.arrives': 'Надійде через',
  'preview.arrivesSoon': 'Кілька секунд',
  'preview.arrivesSeconds':
    '{count, plural, one {Близько # секунди} few {Близько # секунд} many {Близько # секунд} other {Близько # секунди}}',
  'preview.arrivesMinutes':
    '{count, plural, one {Близько # хвилини} few {Близько # хвилин} many {Близько # хвилин} other {Близько # хвилини}}',
  'preview.lookAlikeTitle': 'Не та адреса, яку ви знаєте',
  'preview.lookAlikeText':
    'Ви користувалися адресою з таким самим початком і кінцем. Середина інша.',
  'preview.lookAlikeNamed':
    'Ви знаєте {name} за адресою з таким самим початком і кінцем. Середина інша.',
  'preview.lookAlikePaid': 'Сплачено {date}',
  'preview.lookAlikePaidBy': 'Платіж вам: {date}',
  'preview.lookAlikeKnown': 'Адреса, яку ви знаєте',
  'preview.lookAlikeCheck': 'Кожну частину адреси перевірено.',
  'preview.mayFailCheck': 'Надіслати, хоча це, ймовірно, не вдасться.',
  'preview.wouldRefuse': 'Мережа відхилила б цей платіж у такому вигляді.',
  'preview.wouldRevert': 'Контракт за цією адресою відхилив би цей платіж.',
  'preview.wouldLack': 'Недостатньо на суму та комісію мережі. Зменште суму.',
  'preview.unreachable':
    '{network} не відповідає, тому цей платіж не вдалося перевірити. Він усе ж може пройти.',
  'preview.unanswered':
    'Цей платіж не вдалося перевірити в мережі {network}. Він усе ж може пройти.',
  'preview.mayFail': 'Ця транзакція, ймовірно, не вдасться',
  'preview.noFeeTitle': 'Недостатньо {symbol} на комісію мережі',
  'preview.noFeeCoin': 'Зменште суму або додайте {symbol} на цей акаунт.',
  'preview.noFeeToken': 'Спершу додайте {symbol} на цей акаунт.',
  'preview.noFeeHeld': '{symbol} на цьому акаунті:',
  'preview.notChecked': 'Не перевірено в мережі',
  'preview.tokenContractTitle': 'Це контракт токена',
  'preview.tokenContract':
    'Ця адреса нікому не належить; це сам токен. Надіслані сюди кошти зазвичай втрачаються.',
  'preview.tokenContractCheck':
    'Я знаю, що кошти, надіслані на контракт токена, зазвичай втрачаються.',
  'preview.contractTitle': 'Контракт, а не звичайний акаунт',
  'preview.contract': 'Переконайтеся, що отримувач зможе вивести те, що ви надсилаєте.',
  'preview.contractCheck': 'Перевірено: цей контракт може використати те, що я надсилаю.',
  'preview.elsewhereTitle': 'Ім’я не має адреси в мережі {network}',
  'preview.elsewhere':
    'Його зареєстровано для іншої мережі. У мережі {network} власник може не мати доступу до цієї адреси.',
  'preview.nameOneWay': 'Ця адреса не має відповідного зворотного запису',
  'preview.nameMarked': 'Уважно перегляньте це ім’я',
  'preview.theRecipient': 'Отримувач',
  'preview.receivesTitle': '{recipient} отримає {amount}\u00a0{symbol}',
  'preview.receivesText': 'Сам токен утримає {kept} {symbol} із цього платежу.',
  'preview.irreversible': 'Платежі не можна скасувати.',
  'preview.covered':
    'Щось перекриває цю кнопку. Нічого не надіслано. Закрийте це, а потім спробуйте ще раз.',
  'preview.send': 'Надіслати',
  'preview.sendAmount': 'Надіслати {amount}\u00a0{symbol}',
  'preview.checking': 'Перевіряємо…',
  'preview.reviewAgain': 'Перевірити ще раз',
  'preview.changeAmount': 'Змінити суму',
  'preview.switchNetwork': 'Змінити мережу',
  'preview.walletElsewhereTitle': '{wallet} в іншій мережі',
  'preview.walletElsewhere': 'Гаманець має перейти на {network}, перш ніж зможе це надіслати.',
  'preview.walletElsewhereOwn': '{wallet}: виберіть мережу {network}, перш ніж це надсилати.',
  'preview.waitTitle': 'Підтвердьте через {wallet}',
  'preview.waitText': 'Доки ви цього не зробите, нічого не буде надіслано.',
  'preview.waitSpoken':
    'Перевірте, чи ваш гаманець показує {amount} {symbol}, отримувач: {recipient}.',
  'preview.walletShows': 'Ваш гаманець має показати',
  'preview.declineElse': 'Щось інше? Відхиліть це там.',
  'preview.amount': 'Сума',
  'preview.stopWaiting': 'Більше не чекати',
  'preview.stopNote':
    '{wallet} й далі має цей запит. Відхиліть його й там, інакше платіж ще може бути надіслано.',
  'preview.thisAddress': 'адреса нижче',
  'preview.submittedTitle': 'У дорозі',
  'preview.submittedText':
    '{amount}\u00a0{symbol}, отримувач: {recipient}. Можете закрити це вікно та продовжити.',
  'preview.sentText': 'Надійшло {amount}\u00a0{symbol}, отримувач: {recipient}.',
  'preview.feePaid': 'Комісія становила {fee}.',
  'preview.rejectedTitle': 'Платіж не вдався',
  'preview.replacedTitle': 'Платіж замінено',
  'preview.done': 'Готово',
  'preview.explorer': 'Переглянути в оглядачі',
  'preview.failedTitle': 'Не надіслано',
  'preview.declinedTitle': '{wallet}: ви відхилили запит',
  'preview.declinedText': 'Нічого не надіслано. Ваші {amount}\u00a0{symbol} досі у вас.',
  'preview.uncertainTitle': 'Стан невідомий',
  'preview.request': 'Запит',
  'preview.pendingTitle': 'Спершу дайте відповідь через {wallet}',
  'preview.seeActivity': 'Переглянути активність',
  'preview.openTitle': '{wallet} має відкритий запит',
  'preview.openText': 'Спершу підтвердьте або відхиліть його там.',
  'preview.doubtTitle': 'Можливо, це вже надіслано',
  'preview.doubtText':
    'Результат попереднього платежу невідомий. Перевірте {wallet} та активність.',
  'preview.doubtCheck': 'Перевірено: попередній платіж не було надіслано.',
  'preview.timeoutTitle': '{wallet} не відповідає',
  'toast.sent': 'Надіслано {amount}\u00a0{symbol}',
  'toast.started': 'Платіж передано на виконання',
  'errors.projectIdMissing': 'ID проєкту не налаштовано. Передайте projectId у createWalletModal.',
  'errors.siwxAndSiwe': 'Передайте siwx або siweConfig, але не обидва.',
  'errors.unknownOption': 'createWalletModal отримав параметр, якого не існує.',
  'errors.invalidOption': 'createWalletModal отримав параметр із недійсним значенням.',
  'errors.storeNotIntegrated':
    'Цей store не має вікна гаманця. Додайте до нього walletModal.enhancer.',
  'errors.storeIntegratedTwice':
    'Цей store має те саме вікно гаманця двічі. Використовуйте лише його enhancer або middleware.',
  'errors.sendIncomplete': 'Потрібні сума та адреса отримувача',
  'errors.sendWithoutToken': 'Потрібен токен',
  'errors.tokenMismatch':
    'Кількість десяткових знаків цього токена в мережі не збігається з вашими балансами. Нічого не надіслано. Оновіть баланси та виберіть токен ще раз.',
  'errors.tokenNotChecked':
    'Не вдалося перевірити цей токен у мережі. Нічого не надіслано. Зачекайте трохи.',
  'errors.tokenUnsupported':
    'Правила переказу цього токена тут не підтримуються. Нічого не надіслано. Натомість надішліть зі свого гаманця.',
  'errors.tokenWithholds':
    'Цей токен утримує частину кожного переказу, тож повна сума не надійшла б. Нічого не надіслано. Виберіть інший спосіб оплати.',
  'errors.sendUnsupportedChain': 'Мережа не підтримується',
  'errors.sendFailed': 'Платіж не надіслано. Введені дані досі тут; спробуйте ще раз.',
  'errors.sendTimeout':
    '{wallet} не відповідає. Якщо ви зараз там підтвердите, платіж ще може бути надіслано.',
  'errors.sendUncertain':
    'Нам не вдалося підтвердити цей платіж. Перевірте {wallet} та активність, перш ніж пробувати ще раз.',
  'errors.alreadyKnown':
    'Мережа вже має цей платіж. Перевірте {wallet} та активність, перш ніж пробувати ще раз.',
  'errors.intentChanged':
    'Платіж більше не відповідає тому, що ви перевірили. Його зупинено; нічого не надіслано.',
  'errors.feeUnavailable':
    'Комісія мережі зараз невідома. Гаманець покаже її перед вашим підтвердженням.',
  'errors.insufficientFunds':
    'Недостатньо на суму та комісію мережі. Нічого не надіслано. Зменште суму.',
  'errors.nonceTooLow':
    'Ваш гаманець не синхронізовано з мережею. Нам не вдалося підтвердити цей платіж; перегляньте активність, перш ніж пробувати ще раз.',
  'errors.nonceTooHigh':
    'Попередній платіж ще очікує на виконання, тому цей платіж не надіслано. Дочекайтеся завершення попереднього, а потім спробуйте ще раз.',
  'errors.feeTooLow':
    'Комісія нижча, ніж зараз вимагає мережа. Нічого не надіслано. Спробуйте ще раз.',
  'errors.feeTooHigh': 'Комісія перевищує ліміт мережі. Нічого не надіслано. Спробуйте ще раз.',
  'errors.gasTooLow':
    'Платіж потребує більше газу, ніж дозволяє його ліміт. Нічого не надіслано. Спробуйте ще раз.',
  'errors.gasTooHigh': 'Платіж потребує більше газу, ніж уміщує блок. Нічого не надіслано.',
  'errors.executionReverted':
    'Контракт за цією адресою відхилив би цей платіж. Нічого не надіслано.',
  'errors.receiptTimeout':
    'Мережа ще не підтвердила платіж. Перегляньте активність ще раз пізніше.',
  'errors.transactionFailed':
    'Не вдалося виконати платіж у мережі. До отримувача нічого не надійшло; витрачено лише комісію.',
  'errors.transactionReplaced':
    'Інша транзакція з вашого гаманця замінила цей платіж, тож він міг не надійти. Перегляньте активність, перш ніж платити знову.',
  'errors.nameNotResolved':
    'Помилка пошуку імені. Нічого не надіслано. Спробуйте ще раз або вставте адресу.',
  'errors.transactionRejected': 'Мережа не прийняла платіж. Нічого не надіслано.',
  'errors.unsupportedCapability': 'Ваш гаманець не підтримує цей запит.',
  'errors.unsupportedChainId': 'Ваш гаманець не підтримує пакети транзакцій у цій мережі.',
  'errors.duplicateBundle':
    'Ваш гаманець уже отримав цей пакет транзакцій. Повторно пакет не надіслано.',
  'errors.unknownBundle': 'Ваш гаманець не знає цього пакета транзакцій.',
  'errors.bundleTooLarge': 'Цей пакет транзакцій завеликий для вашого гаманця.',
  'errors.upgradeRejected': 'Ви відхилили покращення акаунта. Нічого не надіслано.',
  'errors.atomicityNotSupported': 'Ваш гаманець не може виконати ці кроки однією транзакцією.',
}
