import type { MailTexts } from './en'

export const mailTexts: MailTexts = {
  device: {
    unknown: 'Ein Browser',
    on: '{browser} auf {system}',
  },
  methods: {
    passkey: 'einem Passkey',
    password: 'einem Passwort',
  },
  codeOnlyThere:
    'Geben Sie ihn nur auf dieser Seite ein. Niemand von {name} wird Sie je danach fragen, weder per E-Mail noch am Telefon oder im Chat.',
  askedOn: 'Er wurde auf {hostOrigin} angefordert und gilt dort 20 Minuten lang, ein Mal.',
  wasYou: 'Wenn Sie das waren, müssen Sie nichts tun.',
  notYou:
    'Wenn Sie das nicht waren, sichern Sie sofort dieses Postfach, melden Sie sich auf der Kontoseite überall ab, übertragen Sie den Inhalt des Kontos auf ein anderes und informieren Sie dann den Betreiber von {name}.',
  notYouAt:
    'Wenn Sie das nicht waren, sichern Sie sofort Ihr Konto bei {provider} und dieses Postfach, melden Sie sich auf der Kontoseite von {name} überall ab, übertragen Sie den Inhalt des Kontos auf ein anderes und informieren Sie dann den Betreiber von {name}.',
  newDeviceReason:
    'Das geschieht auf einem neuen Gerät oder nachdem die Daten eines Browsers gelöscht wurden. Wenn Sie das waren, müssen Sie nichts tun.',
  code: {
    subject: '{code} ist Ihr Code für {name}',
    title: '{code} ist Ihr Code für {name}.',
    notAsked:
      'Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail: Ohne den Code bleibt Ihr Konto verschlossen.',
  },
  letIn: {
    subject: 'Ein neues Gerät bei {name} zulassen?',
    wants: '{deviceName} möchte sich mit dieser Adresse zum ersten Mal bei {name} anmelden.',
    open: 'Das wurde auf {hostOrigin} angefordert. Wenn Sie das waren, öffnen Sie innerhalb von 20 Minuten diesen Link und lassen Sie das Gerät zu:',
    next: 'Danach wird Ihnen ein Code gesendet. Wenn Sie das nicht waren, öffnen Sie den Link, um abzulehnen, oder ignorieren Sie diese E-Mail.',
    never: 'Niemand von {name} wird Sie je nach diesem Link oder nach einem Code fragen.',
  },
  primaryCode: {
    subject: '{code} ist Ihr Code, um Ihre E-Mail-Adresse für {name} zu ändern',
    title:
      '{code} ist Ihr Code, um die E-Mail-Adresse Ihres Kontos bei {name} in {newEmail} zu ändern.',
    asked:
      'Er wurde auf {hostOrigin} angefordert und gilt dort 20 Minuten lang, ein Mal. Danach wird ein Code an die neue Adresse gesendet.',
    notAsked:
      'Wenn Sie ihn nicht angefordert haben, geben Sie ihn nicht ein: Ohne ihn wird nichts geändert. Ein Browser, der bei Ihrem Konto angemeldet ist, hat ihn angefordert. Melden Sie sich dort also ab.',
  },
  secondaryCode: {
    subject: '{code} ist Ihr Code, um diese Adresse für {name} zu verwenden',
    title: '{code} ist Ihr Code, um diese E-Mail-Adresse für {name} zu verwenden.',
    notAsked:
      'Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail: Ohne den Code wird Ihre Adresse nicht verwendet.',
  },
  emailTaken: {
    subject: 'Diese Adresse hat schon ein Konto bei {name}',
    wants:
      'Ein anderes Konto bei {name} möchte diese E-Mail-Adresse verwenden, aber diese Adresse hat schon ein eigenes Konto.',
    asked:
      'Das wurde auf {hostOrigin} angefordert. Es wurde nichts geändert und kein Code gesendet.',
    wasYou:
      'Wenn Sie das waren, wählen Sie eine Adresse, die noch kein Konto hat, oder melden Sie sich mit dieser Adresse an, um ihr Konto zu verwenden.',
    notYou:
      'Wenn Sie das nicht waren, müssen Sie nichts tun: Niemand kann Ihr Konto ohne einen Code aus diesem Postfach verwenden.',
  },
  oldAddress: {
    subject: 'Die E-Mail-Adresse Ihres Kontos bei {name} wurde geändert',
    changed:
      'Ihr Konto bei {name} hat jetzt eine andere E-Mail-Adresse. Diese Adresse öffnet es nicht mehr.',
    made: 'Die Änderung erfolgte auf {hostOrigin}, mit einem Code, der an diese Adresse gesendet wurde, und einem, der an die neue Adresse gesendet wurde. Alle anderen Geräte wurden abgemeldet.',
    notYou:
      'Wenn Sie das nicht waren, kann sich eine andere Person bei Ihrem Konto anmelden. Informieren Sie sofort den Betreiber von {name}, und zwar von diesem Postfach aus: Die Änderung lässt sich 30 Tage lang rückgängig machen. Sichern Sie auch dieses Postfach, denn hier wurde ein Code gelesen.',
  },
  newAddress: {
    subject: 'Diese Adresse öffnet jetzt Ihr Konto bei {name}',
    changed:
      'Ihr Konto bei {name} verwendet ab jetzt diese E-Mail-Adresse. Codes zum Anmelden werden hierhin gesendet.',
    made: 'Die Änderung erfolgte auf {hostOrigin}. Ihre Konten und ihr Inhalt bleiben, wie sie sind. Alle anderen Geräte wurden abgemeldet: Melden Sie sich dort mit dieser Adresse an.',
    notAsked: 'Wenn Sie das nicht angefordert haben, informieren Sie den Betreiber von {name}.',
  },
  exported: {
    subject: 'Die Wiederherstellungsphrase Ihres Kontos bei {name} wurde angezeigt',
    shown:
      'Nach einer Anmeldung mit einem Code, der an diese Adresse gesendet wurde, wurde die Wiederherstellungsphrase Ihres Kontos bei {name} in einem Browser angezeigt.',
    danger:
      'Wer die Phrase hat, kann alles, was das Konto enthält, von jeder Wallet aus endgültig wegbewegen. Bewahren Sie sie dort auf, wo nur Sie sie lesen können.',
  },
  recoverySet: {
    subject: 'Ihr Konto bei {name} wird jetzt mit {method} wiederhergestellt',
    needs:
      'Ein neuer Browser braucht jetzt außer einem Code den Nachweis mit {method} von Ihnen, um Ihr Konto bei {name} zu verwenden.',
    without:
      'Ohne diesen Nachweis und ohne einen Browser, der Ihren Schlüssel schon hat, kann {name} das Konto nicht zurückbringen. Bewahren Sie auch Ihre Wiederherstellungsphrase auf.',
  },
  recoveryRemoved: {
    subject: 'Ihr Konto bei {name} wird wieder allein mit diesem Postfach wiederhergestellt',
    removed:
      'Der Passkey oder das Passwort, das die Wiederherstellung Ihres Kontos bei {name} geschützt hat, wurde entfernt.',
    enough:
      'Ab jetzt genügt ein Code, der an diese Adresse gesendet wird, um das Konto in einem neuen Browser zu verwenden.',
  },
  signedOut: {
    subject: 'Sie wurden bei {name} überall abgemeldet',
    done: 'Jeder Browser wurde von Ihrem Konto bei {name} abgemeldet. Jeder braucht einen Link und einen Code aus diesem Postfach, um zurückzukommen.',
    notYou:
      'Wenn Sie das nicht waren, hat es ein angemeldeter Browser getan. Er hat dabei nichts signiert oder gesendet.',
  },
  deleted: {
    subject: 'Ihr Konto bei {name} wurde gelöscht',
    done: 'Ihr Konto bei {name} und alles, was davon aufbewahrt wurde, ist gelöscht. {name} kann es nicht zurückbringen.',
    phrase:
      'Was das Konto enthält, lässt sich noch mit seiner Wiederherstellungsphrase bewegen, und mit nichts anderem.',
    again:
      'Wenn Sie sich mit dieser Adresse erneut anmelden, entsteht ein neues Konto mit anderen Adressen.',
  },
  recovered: {
    subject: 'Ihr Konto bei {name} wurde auf einem Gerät wiederhergestellt',
    done: 'Nach einer Anmeldung beim Konto dieser Adresse hat ein Browser ohne Ihren Schlüssel erhalten, was nötig ist, um Ihr Konto bei {name} zu verwenden.',
    notYou:
      'Wenn Sie das nicht waren, kann der Besitzer dieses Browsers für Ihr Konto signieren. Übertragen Sie den Inhalt sofort auf ein anderes Konto, sichern Sie dieses Postfach und informieren Sie dann den Betreiber von {name}.',
  },
  recoveredSealed: {
    subject: 'Ihr Konto bei {name} wird gerade auf einem Gerät wiederhergestellt',
    done: 'Nach einer Anmeldung mit einem Code, der an diese Adresse gesendet wurde, hat ein Browser ohne Ihren Schlüssel danach gefragt. Der Schlüssel öffnet sich dort nur mit Ihrem Passkey oder Passwort.',
    notYou:
      'Wenn Sie das nicht waren, sichern Sie dieses Postfach und melden Sie sich dann auf der Kontoseite von {name} überall ab.',
  },
  identityAdded: {
    subject: '{provider} öffnet jetzt Ihr Konto bei {name}',
    added:
      'Eine Anmeldung mit {provider} auf {hostOrigin} wurde Ihrem Konto bei {name} hinzugefügt, weil diese Adresse laut {provider} derselben Person gehört.',
    opens:
      'Ab jetzt öffnet dieses Konto bei {provider} Ihr Konto bei {name}, so wie ein Code aus diesem Postfach. Wenn Sie das waren, müssen Sie nichts tun.',
  },
  newDevice: {
    subject: 'Ihr Konto bei {name} wurde mit {provider} auf einem neuen Gerät geöffnet',
    opened:
      '{deviceName} hat sich auf {hostOrigin} zum ersten Mal mit {provider} bei Ihrem Konto bei {name} angemeldet.',
  },
}
