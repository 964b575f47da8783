import type { MailTexts } from './en'

export const mailTexts: MailTexts = {
  device: {
    unknown: 'Un browser',
    on: '{browser} su {system}',
  },
  methods: {
    passkey: 'una passkey',
    password: 'una password',
  },
  codeOnlyThere:
    'Inseriscilo solo in quella pagina. Nessuno di {name} te lo chiederà mai, né per email, né al telefono, né in chat.',
  askedOn: 'È stato richiesto su {hostOrigin} e vale lì per 20 minuti, una sola volta.',
  wasYou: 'Se eri tu, non devi fare nulla.',
  notYou:
    'Se non eri tu, proteggi subito questa casella email, esci ovunque dalla pagina dell’account, sposta ciò che l’account contiene su un altro, poi avvisa il gestore di {name}.',
  notYouAt:
    'Se non eri tu, proteggi subito il tuo account {provider} e questa casella email, esci ovunque dalla pagina dell’account di {name}, sposta ciò che l’account contiene su un altro, poi avvisa il gestore di {name}.',
  newDeviceReason:
    'Succede su un nuovo dispositivo o dopo che i dati di un browser sono stati cancellati. Se eri tu, non devi fare nulla.',
  code: {
    subject: '{code} è il tuo codice per {name}',
    title: '{code} è il tuo codice per {name}.',
    notAsked:
      'Se non l’hai richiesto, ignora questa email: senza il codice il tuo account resta chiuso.',
  },
  letIn: {
    subject: 'Autorizzare un nuovo dispositivo su {name}?',
    wants: '{deviceName} vuole accedere a {name} con questo indirizzo per la prima volta.',
    open: 'È stato richiesto su {hostOrigin}. Se eri tu, apri questo link entro 20 minuti e autorizza il dispositivo:',
    next: 'Poi ti viene inviato un codice. Se non eri tu, apri il link per rifiutare o ignora questa email.',
    never: 'Nessuno di {name} ti chiederà mai questo link o un codice.',
  },
  primaryCode: {
    subject: '{code} è il tuo codice per cambiare la tua email per {name}',
    title:
      '{code} è il tuo codice per cambiare l’indirizzo email del tuo account {name} in {newEmail}.',
    asked:
      'È stato richiesto su {hostOrigin} e vale lì per 20 minuti, una sola volta. Dopo viene inviato un codice al nuovo indirizzo.',
    notAsked:
      'Se non l’hai richiesto, non inserirlo: senza, non cambia nulla. L’ha richiesto un browser che ha accesso al tuo account, quindi esci da lì.',
  },
  secondaryCode: {
    subject: '{code} è il tuo codice per usare questo indirizzo per {name}',
    title: '{code} è il tuo codice per usare questo indirizzo email per {name}.',
    notAsked:
      'Se non l’hai richiesto, ignora questa email: senza il codice il tuo indirizzo non viene usato.',
  },
  emailTaken: {
    subject: 'Questo indirizzo ha già un account {name}',
    wants:
      'Un altro account {name} vuole usare questo indirizzo email, ma questo indirizzo ha già un proprio account.',
    asked:
      'È stato richiesto su {hostOrigin}. Non è stato cambiato nulla e non è stato inviato alcun codice.',
    wasYou:
      'Se eri tu, scegli un indirizzo che non ha ancora un account, o accedi con questo per usare l’account che ha.',
    notYou:
      'Se non eri tu, non devi fare nulla: nessuno può usare il tuo account senza un codice da questa casella email.',
  },
  oldAddress: {
    subject: 'L’indirizzo email del tuo account {name} è stato cambiato',
    changed:
      'Il tuo account {name} ha ora un altro indirizzo email. Questo indirizzo non lo apre più.',
    made: 'Il cambio è stato fatto su {hostOrigin}, con un codice inviato a questo indirizzo e uno inviato al nuovo indirizzo. Tutti gli altri dispositivi sono stati disconnessi.',
    notYou:
      'Se non eri tu, un’altra persona può accedere al tuo account. Avvisa subito il gestore di {name} da questa casella email: il cambio si può annullare per 30 giorni. Proteggi anche questa casella, perché qui è stato letto un codice.',
  },
  newAddress: {
    subject: 'Questo indirizzo ora apre il tuo account {name}',
    changed:
      'Da ora in poi il tuo account {name} usa questo indirizzo email. I codici per accedere vengono inviati qui.',
    made: 'Il cambio è stato fatto su {hostOrigin}. I tuoi account e ciò che contengono restano come sono. Tutti gli altri dispositivi sono stati disconnessi: accedi lì con questo indirizzo.',
    notAsked: 'Se non l’hai richiesto, avvisa il gestore di {name}.',
  },
  exported: {
    subject: 'La frase di recupero del tuo account {name} è stata mostrata',
    shown:
      'Dopo un accesso con un codice inviato a questo indirizzo, la frase di recupero del tuo account {name} è stata mostrata in un browser.',
    danger:
      'Chi ha la frase può spostare per sempre tutto ciò che l’account contiene, da qualsiasi wallet. Conservala dove solo tu puoi leggerla.',
  },
  recoverySet: {
    subject: 'Il tuo account {name} ora si recupera con {method}',
    needs:
      'Ora a un nuovo browser serve, oltre a un codice, qualcosa di tuo ({method}) per usare il tuo account {name}.',
    without:
      'Senza, e senza un browser che ha già la tua chiave, {name} non può ridarti l’account. Conserva anche la frase di recupero.',
  },
  recoveryRemoved: {
    subject: 'Il tuo account {name} si recupera di nuovo solo con questa casella email',
    removed:
      'La passkey o la password che proteggeva il recupero del tuo account {name} è stata rimossa.',
    enough:
      'Da ora in poi, un codice inviato a questo indirizzo basta per usare l’account in un nuovo browser.',
  },
  signedOut: {
    subject: 'Sei uscito da {name} ovunque',
    done: 'Tutti i browser sono stati disconnessi dal tuo account {name}. A ognuno servono un link e un codice da questa casella email per tornare.',
    notYou:
      'Se non eri tu, l’ha fatto un browser che aveva effettuato l’accesso. Con ciò non è stato firmato né inviato nulla.',
  },
  deleted: {
    subject: 'Il tuo account {name} è stato eliminato',
    done: 'Il tuo account {name} e tutto ciò che ne era conservato sono stati eliminati. {name} non può ripristinarlo.',
    phrase:
      'Ciò che l’account contiene può ancora essere spostato con la sua frase di recupero, e con nient’altro.',
    again:
      'Se accedi di nuovo con questo indirizzo, viene creato un nuovo account, con altri indirizzi.',
  },
  recovered: {
    subject: 'Il tuo account {name} è stato recuperato su un dispositivo',
    done: 'Dopo un accesso all’account di questo indirizzo, un browser senza la tua chiave ha ricevuto ciò che serve per usare il tuo account {name}.',
    notYou:
      'Se non eri tu, chi ha quel browser può firmare per il tuo account. Sposta subito ciò che contiene su un altro account, proteggi questa casella email, poi avvisa il gestore di {name}.',
  },
  recoveredSealed: {
    subject: 'Il tuo account {name} è in fase di recupero su un dispositivo',
    done: 'Dopo un accesso con un codice inviato a questo indirizzo, un browser senza la tua chiave l’ha richiesta. Lì si apre solo con la tua passkey o la tua password.',
    notYou:
      'Se non eri tu, proteggi questa casella email, poi esci ovunque dalla pagina dell’account di {name}.',
  },
  identityAdded: {
    subject: '{provider} ora apre il tuo account {name}',
    added:
      'Un accesso con {provider} su {hostOrigin} è stato aggiunto al tuo account {name}, perché {provider} dice che questo indirizzo è della stessa persona.',
    opens:
      'Da ora in poi, quell’account {provider} apre il tuo account {name} come fa un codice da questa casella email. Se eri tu, non devi fare nulla.',
  },
  newDevice: {
    subject: 'Il tuo account {name} è stato aperto con {provider} su un nuovo dispositivo',
    opened:
      '{deviceName} ha effettuato l’accesso al tuo account {name} con {provider} per la prima volta, su {hostOrigin}.',
  },
}
