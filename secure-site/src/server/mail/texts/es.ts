import type { MailTexts } from './en'

export const mailTexts: MailTexts = {
  device: {
    unknown: 'Un navegador',
    on: '{browser} en {system}',
  },
  methods: {
    passkey: 'una llave de acceso',
    password: 'una contraseña',
  },
  codeOnlyThere:
    'Introdúcelo solo en esa página. Nadie de {name} te lo pedirá jamás, ni por correo, ni por teléfono, ni por chat.',
  askedOn: 'Se pidió en {hostOrigin} y sirve allí durante 20 minutos, una sola vez.',
  wasYou: 'Si fuiste tú, no tienes que hacer nada.',
  notYou:
    'Si no fuiste tú, protege ya este buzón, cierra sesión en todas partes en la página de la cuenta, mueve lo que tiene la cuenta a otra y avisa después al operador de {name}.',
  notYouAt:
    'Si no fuiste tú, protege ya tu cuenta de {provider} y este buzón, cierra sesión en todas partes en la página de la cuenta de {name}, mueve lo que tiene la cuenta a otra y avisa después al operador de {name}.',
  newDeviceReason:
    'Es lo que ocurre en un dispositivo nuevo o después de borrar los datos de un navegador. Si fuiste tú, no tienes que hacer nada.',
  code: {
    subject: '{code} es tu código para {name}',
    title: '{code} es tu código para {name}.',
    notAsked: 'Si no lo pediste, ignora este correo: sin el código, tu cuenta sigue cerrada.',
  },
  letIn: {
    subject: '¿Permitir un dispositivo nuevo en {name}?',
    wants: '{deviceName} quiere iniciar sesión en {name} con esta dirección por primera vez.',
    open: 'Se pidió en {hostOrigin}. Si fuiste tú, abre este enlace en los próximos 20 minutos y permite el dispositivo:',
    next: 'Después se te envía un código. Si no fuiste tú, abre el enlace para rechazarlo o ignora este correo.',
    never: 'Nadie de {name} te pedirá jamás este enlace ni un código.',
  },
  primaryCode: {
    subject: '{code} es tu código para cambiar tu correo en {name}',
    title:
      '{code} es tu código para cambiar la dirección de correo de tu cuenta de {name} a {newEmail}.',
    asked:
      'Se pidió en {hostOrigin} y sirve allí durante 20 minutos, una sola vez. Después se envía un código a la dirección nueva.',
    notAsked:
      'Si no lo pediste, no lo introduzcas: sin él no se cambia nada. Lo pidió un navegador con la sesión iniciada en tu cuenta, así que cierra la sesión allí.',
  },
  secondaryCode: {
    subject: '{code} es tu código para usar esta dirección en {name}',
    title: '{code} es tu código para usar esta dirección de correo en {name}.',
    notAsked: 'Si no lo pediste, ignora este correo: sin el código, tu dirección no se usa.',
  },
  emailTaken: {
    subject: 'Esta dirección ya tiene una cuenta de {name}',
    wants:
      'Otra cuenta de {name} quiere usar esta dirección de correo, pero esta dirección ya tiene su propia cuenta.',
    asked: 'Se pidió en {hostOrigin}. No se cambió nada y no se envió ningún código.',
    wasYou:
      'Si fuiste tú, elige una dirección que aún no tenga cuenta o inicia sesión con esta para usar la cuenta que tiene.',
    notYou:
      'Si no fuiste tú, no tienes que hacer nada: nadie puede usar tu cuenta sin un código de este buzón.',
  },
  oldAddress: {
    subject: 'Se cambió la dirección de correo de tu cuenta de {name}',
    changed:
      'Tu cuenta de {name} tiene ahora otra dirección de correo. Esta dirección ya no la abre.',
    made: 'El cambio se hizo en {hostOrigin}, con un código enviado a esta dirección y otro enviado a la dirección nueva. Se cerró la sesión en todos los demás dispositivos.',
    notYou:
      'Si no fuiste tú, otra persona puede iniciar sesión en tu cuenta. Avisa enseguida al operador de {name} desde este buzón: el cambio se puede deshacer durante 30 días. Protege también este buzón, ya que aquí se leyó un código.',
  },
  newAddress: {
    subject: 'Esta dirección abre ahora tu cuenta de {name}',
    changed:
      'Tu cuenta de {name} usa desde ahora esta dirección de correo. Los códigos para iniciar sesión se envían aquí.',
    made: 'El cambio se hizo en {hostOrigin}. Tus cuentas y lo que tienen siguen igual. Se cerró la sesión en todos los demás dispositivos: iníciala allí con esta dirección.',
    notAsked: 'Si no lo pediste, avisa al operador de {name}.',
  },
  exported: {
    subject: 'Se mostró la frase de recuperación de tu cuenta de {name}',
    shown:
      'Tras iniciar sesión con un código enviado a esta dirección, la frase de recuperación de tu cuenta de {name} se mostró en un navegador.',
    danger:
      'Quien tenga la frase puede mover para siempre todo lo que tiene la cuenta, desde cualquier billetera. Guárdala donde solo tú puedas leerla.',
  },
  recoverySet: {
    subject: 'Tu cuenta de {name} se recupera ahora con {method}',
    needs:
      'Un navegador nuevo necesita ahora, además de un código, algo tuyo ({method}) para usar tu cuenta de {name}.',
    without:
      'Sin ello, y sin un navegador que ya tenga tu clave, {name} no puede devolver la cuenta. Guarda también tu frase de recuperación.',
  },
  recoveryRemoved: {
    subject: 'Tu cuenta de {name} se recupera otra vez solo con este buzón',
    removed:
      'Se quitó la llave de acceso o la contraseña que protegía la recuperación de tu cuenta de {name}.',
    enough:
      'Desde ahora, un código enviado a esta dirección basta para usar la cuenta en un navegador nuevo.',
  },
  signedOut: {
    subject: 'Se cerró tu sesión de {name} en todas partes',
    done: 'Se cerró la sesión de tu cuenta de {name} en todos los navegadores. Cada uno necesita un enlace y un código de este buzón para volver.',
    notYou:
      'Si no fuiste tú, lo hizo un navegador con la sesión iniciada. Con ello no se firmó ni se envió nada.',
  },
  deleted: {
    subject: 'Se eliminó tu cuenta de {name}',
    done: 'Se eliminó tu cuenta de {name} y todo lo que se guardaba de ella. {name} no puede devolverla.',
    phrase:
      'Lo que tiene la cuenta aún se puede mover con su frase de recuperación, y con nada más.',
    again:
      'Si inicias sesión otra vez con esta dirección, se crea una cuenta nueva con otras direcciones.',
  },
  recovered: {
    subject: 'Tu cuenta de {name} se recuperó en un dispositivo',
    done: 'Tras un inicio de sesión en la cuenta de esta dirección, un navegador sin tu clave recibió lo necesario para usar tu cuenta de {name}.',
    notYou:
      'Si no fuiste tú, quien tenga ese navegador puede firmar por tu cuenta. Mueve ya lo que tiene a otra cuenta, protege este buzón y avisa después al operador de {name}.',
  },
  recoveredSealed: {
    subject: 'Tu cuenta de {name} se está recuperando en un dispositivo',
    done: 'Tras iniciar sesión con un código enviado a esta dirección, un navegador sin tu clave la pidió. Allí solo se abre con tu llave de acceso o tu contraseña.',
    notYou:
      'Si no fuiste tú, protege este buzón y cierra después sesión en todas partes en la página de la cuenta de {name}.',
  },
  identityAdded: {
    subject: '{provider} abre ahora tu cuenta de {name}',
    added:
      'Se añadió un inicio de sesión con {provider} en {hostOrigin} a tu cuenta de {name}, porque {provider} dice que esta dirección es de la misma persona.',
    opens:
      'Desde ahora, esa cuenta de {provider} abre tu cuenta de {name} igual que un código de este buzón. Si fuiste tú, no tienes que hacer nada.',
  },
  newDevice: {
    subject: 'Tu cuenta de {name} se abrió con {provider} en un dispositivo nuevo',
    opened:
      '{deviceName} inició sesión por primera vez en tu cuenta de {name} con {provider}, en {hostOrigin}.',
  },
}
