import type { MailTexts } from './en'

export const mailTexts: MailTexts = {
  device: {
    unknown: 'Przeglądarka',
    on: '{browser} w systemie {system}',
  },
  methods: {
    passkey: 'klucz dostępu',
    password: 'hasło',
  },
  codeOnlyThere:
    'Wpisz go tylko na tamtej stronie. Nikt z {name} nigdy o niego nie zapyta, ani e-mailem, ani telefonicznie, ani na czacie.',
  askedOn: 'Poproszono o niego na {hostOrigin} i działa tam przez 20 minut, jeden raz.',
  wasYou: 'Jeśli to Ty, nie musisz nic robić.',
  notYou:
    'Jeśli to nie Ty, zabezpiecz od razu tę skrzynkę, wyloguj się wszędzie na stronie konta, przenieś zawartość konta na inne, a potem powiadom operatora {name}.',
  notYouAt:
    'Jeśli to nie Ty, zabezpiecz od razu swoje konto {provider} i tę skrzynkę, wyloguj się wszędzie na stronie konta {name}, przenieś zawartość konta na inne, a potem powiadom operatora {name}.',
  newDeviceReason:
    'Dzieje się tak na nowym urządzeniu lub po wyczyszczeniu danych przeglądarki. Jeśli to Ty, nie musisz nic robić.',
  code: {
    subject: '{code} to Twój kod do {name}',
    title: '{code} to Twój kod do {name}.',
    notAsked:
      'Jeśli o niego nie prosisz, zignoruj tę wiadomość: bez kodu Twoje konto pozostaje zamknięte.',
  },
  letIn: {
    subject: 'Dopuścić nowe urządzenie do {name}?',
    wants: '{deviceName} chce się po raz pierwszy zalogować do {name} tym adresem.',
    open: 'Poproszono o to na {hostOrigin}. Jeśli to Ty, otwórz ten link w ciągu 20 minut i dopuść urządzenie:',
    next: 'Potem otrzymasz kod. Jeśli to nie Ty, otwórz link, aby odmówić, lub zignoruj tę wiadomość.',
    never: 'Nikt z {name} nigdy nie poprosi o ten link ani o kod.',
  },
  primaryCode: {
    subject: '{code} to Twój kod do zmiany adresu e-mail w {name}',
    title: '{code} to Twój kod do zmiany adresu e-mail Twojego konta {name} na {newEmail}.',
    asked:
      'Poproszono o niego na {hostOrigin} i działa tam przez 20 minut, jeden raz. Po nim kod zostanie wysłany na nowy adres.',
    notAsked:
      'Jeśli o niego nie prosisz, nie wpisuj go: bez niego nic się nie zmieni. Poprosiła o niego przeglądarka zalogowana do Twojego konta, więc wyloguj się w niej.',
  },
  secondaryCode: {
    subject: '{code} to Twój kod do użycia tego adresu w {name}',
    title: '{code} to Twój kod do użycia tego adresu e-mail w {name}.',
    notAsked:
      'Jeśli o niego nie prosisz, zignoruj tę wiadomość: bez kodu Twój adres nie zostanie użyty.',
  },
  emailTaken: {
    subject: 'Ten adres ma już konto {name}',
    wants: 'Inne konto {name} chce użyć tego adresu e-mail, ale ten adres ma już własne konto.',
    asked: 'Poproszono o to na {hostOrigin}. Niczego nie zmieniono i nie wysłano żadnego kodu.',
    wasYou:
      'Jeśli to Ty, wybierz adres, który nie ma jeszcze konta, lub zaloguj się tym adresem, aby użyć jego konta.',
    notYou:
      'Jeśli to nie Ty, nie musisz nic robić: nikt nie może użyć Twojego konta bez kodu z tej skrzynki.',
  },
  oldAddress: {
    subject: 'Adres e-mail Twojego konta {name} został zmieniony',
    changed: 'Twoje konto {name} ma teraz inny adres e-mail. Ten adres już go nie otwiera.',
    made: 'Zmiany dokonano na {hostOrigin}, kodem wysłanym na ten adres i kodem wysłanym na nowy adres. Wszystkie inne urządzenia zostały wylogowane.',
    notYou:
      'Jeśli to nie Ty, inna osoba może zalogować się do Twojego konta. Natychmiast powiadom operatora {name} z tej skrzynki: zmianę można cofnąć przez 30 dni. Zabezpiecz też tę skrzynkę, bo odczytano tu kod.',
  },
  newAddress: {
    subject: 'Ten adres otwiera teraz Twoje konto {name}',
    changed:
      'Twoje konto {name} używa od teraz tego adresu e-mail. Kody do logowania są wysyłane tutaj.',
    made: 'Zmiany dokonano na {hostOrigin}. Twoje konta i ich zawartość pozostają bez zmian. Wszystkie inne urządzenia zostały wylogowane: zaloguj się na nich tym adresem.',
    notAsked: 'Jeśli o to nie prosisz, powiadom operatora {name}.',
  },
  exported: {
    subject: 'Fraza odzyskiwania Twojego konta {name} została pokazana',
    shown:
      'Po zalogowaniu kodem wysłanym na ten adres fraza odzyskiwania Twojego konta {name} została pokazana w przeglądarce.',
    danger:
      'Osoba, która ma tę frazę, może bezpowrotnie przenieść wszystko, co jest na koncie, z dowolnego portfela. Przechowuj ją tam, gdzie tylko Ty możesz ją przeczytać.',
  },
  recoverySet: {
    subject: 'Konto {name} odzyskuje się teraz przez: {method}',
    needs:
      'Nowa przeglądarka, aby użyć Twojego konta {name}, oprócz kodu potrzebuje teraz także: {method}.',
    without:
      'Bez tego i bez przeglądarki, która ma już Twój klucz, {name} nie może przywrócić konta. Zachowaj też frazę odzyskiwania.',
  },
  recoveryRemoved: {
    subject: 'Konto {name} odzyskuje się znów tylko przez tę skrzynkę',
    removed:
      'Klucz dostępu lub hasło, które chroniło odzyskiwanie Twojego konta {name}, zostało usunięte.',
    enough: 'Od teraz kod wysłany na ten adres wystarczy, aby użyć konta w nowej przeglądarce.',
  },
  signedOut: {
    subject: 'Wylogowano Cię wszędzie z {name}',
    done: 'Każda przeglądarka została wylogowana z Twojego konta {name}. Aby wrócić, każda potrzebuje linku i kodu z tej skrzynki.',
    notYou:
      'Jeśli to nie Ty, zrobiła to zalogowana przeglądarka. Niczego przez to nie podpisano ani nie wysłano.',
  },
  deleted: {
    subject: 'Twoje konto {name} zostało usunięte',
    done: 'Twoje konto {name} i wszystko, co z niego przechowywano, usunięto. {name} nie może go przywrócić.',
    phrase: 'To, co jest na koncie, można nadal przenieść jego frazą odzyskiwania i niczym innym.',
    again: 'Przy ponownym zalogowaniu tym adresem powstanie nowe konto, z innymi adresami.',
  },
  recovered: {
    subject: 'Twoje konto {name} odzyskano na urządzeniu',
    done: 'Po zalogowaniu do konta tego adresu przeglądarka bez Twojego klucza otrzymała to, co jest potrzebne do użycia Twojego konta {name}.',
    notYou:
      'Jeśli to nie Ty, posiadacz tej przeglądarki może podpisywać za Twoje konto. Przenieś od razu jego zawartość na inne konto, zabezpiecz tę skrzynkę, a potem powiadom operatora {name}.',
  },
  recoveredSealed: {
    subject: 'Twoje konto {name} jest odzyskiwane na urządzeniu',
    done: 'Po zalogowaniu kodem wysłanym na ten adres poprosiła o klucz przeglądarka, która go nie ma. Otworzy się tam tylko Twoim kluczem dostępu lub hasłem.',
    notYou:
      'Jeśli to nie Ty, zabezpiecz tę skrzynkę, a potem wyloguj się wszędzie na stronie konta {name}.',
  },
  identityAdded: {
    subject: '{provider} otwiera teraz Twoje konto {name}',
    added:
      'Logowanie przez {provider} na {hostOrigin} dodano do Twojego konta {name}, ponieważ {provider} podaje, że ten adres należy do tej samej osoby.',
    opens:
      'Od teraz to konto {provider} otwiera Twoje konto {name} tak jak kod z tej skrzynki. Jeśli to Ty, nie musisz nic robić.',
  },
  newDevice: {
    subject: 'Twoje konto {name} otwarto przez {provider} na nowym urządzeniu',
    opened:
      '{deviceName} – pierwsze logowanie do Twojego konta {name} przez {provider}, na {hostOrigin}.',
  },
}
