import type { MailTexts } from './en'

export const mailTexts: MailTexts = {
  device: {
    unknown: 'Um navegador',
    on: '{browser} em {system}',
  },
  methods: {
    passkey: 'uma chave de acesso',
    password: 'uma senha',
  },
  codeOnlyThere:
    'Digite-o só nessa página. Ninguém de {name} jamais vai pedi-lo a você, nem por e-mail, nem por telefone, nem por chat.',
  askedOn: 'Ele foi pedido em {hostOrigin} e vale lá por 20 minutos, uma única vez.',
  wasYou: 'Se foi você, não há nada a fazer.',
  notYou:
    'Se não foi você, proteja já esta caixa de e-mail, saia de todos os lugares na página da conta, mova o que a conta tem para outra e depois avise o operador de {name}.',
  notYouAt:
    'Se não foi você, proteja já sua conta de {provider} e esta caixa de e-mail, saia de todos os lugares na página da conta de {name}, mova o que a conta tem para outra e depois avise o operador de {name}.',
  newDeviceReason:
    'É o que acontece em um dispositivo novo ou depois que os dados de um navegador foram apagados. Se foi você, não há nada a fazer.',
  code: {
    subject: '{code} é o seu código para {name}',
    title: '{code} é o seu código para {name}.',
    notAsked: 'Se você não o pediu, ignore este e-mail: sem o código, sua conta continua fechada.',
  },
  letIn: {
    subject: 'Permitir um novo dispositivo em {name}?',
    wants: '{deviceName} quer entrar em {name} com este endereço pela primeira vez.',
    open: 'Foi pedido em {hostOrigin}. Se foi você, abra este link em até 20 minutos e permita o dispositivo:',
    next: 'Depois disso, um código é enviado a você. Se não foi você, abra o link para recusar ou ignore este e-mail.',
    never: 'Ninguém de {name} jamais vai pedir a você este link nem um código.',
  },
  primaryCode: {
    subject: '{code} é o seu código para mudar seu e-mail em {name}',
    title:
      '{code} é o seu código para mudar o endereço de e-mail da sua conta de {name} para {newEmail}.',
    asked:
      'Ele foi pedido em {hostOrigin} e vale lá por 20 minutos, uma única vez. Depois dele, um código é enviado ao novo endereço.',
    notAsked:
      'Se você não o pediu, não o digite: sem ele nada é alterado. Um navegador conectado à sua conta o pediu; saia da conta nele.',
  },
  secondaryCode: {
    subject: '{code} é o seu código para usar este endereço em {name}',
    title: '{code} é o seu código para usar este endereço de e-mail em {name}.',
    notAsked: 'Se você não o pediu, ignore este e-mail: sem o código, seu endereço não é usado.',
  },
  emailTaken: {
    subject: 'Este endereço já tem uma conta de {name}',
    wants:
      'Outra conta de {name} quer usar este endereço de e-mail, mas este endereço já tem uma conta própria.',
    asked: 'Foi pedido em {hostOrigin}. Nada foi alterado e nenhum código foi enviado.',
    wasYou:
      'Se foi você, escolha um endereço que ainda não tem conta ou entre com este para usar a conta que ele tem.',
    notYou:
      'Se não foi você, não há nada a fazer: ninguém pode usar sua conta sem um código desta caixa de e-mail.',
  },
  oldAddress: {
    subject: 'O endereço de e-mail da sua conta de {name} foi alterado',
    changed:
      'Sua conta de {name} agora tem outro endereço de e-mail. Este endereço não a abre mais.',
    made: 'A mudança foi feita em {hostOrigin}, com um código enviado a este endereço e outro enviado ao novo endereço. Todos os outros dispositivos saíram da conta.',
    notYou:
      'Se não foi você, outra pessoa pode entrar na sua conta. Avise já o operador de {name}, a partir desta caixa de e-mail: a mudança pode ser desfeita por 30 dias. Proteja também esta caixa de e-mail, já que um código foi lido aqui.',
  },
  newAddress: {
    subject: 'Este endereço agora abre sua conta de {name}',
    changed:
      'Sua conta de {name} usa este endereço de e-mail de agora em diante. Os códigos para entrar são enviados para cá.',
    made: 'A mudança foi feita em {hostOrigin}. Suas contas e o que elas têm continuam como estão. Todos os outros dispositivos saíram da conta: entre neles com este endereço.',
    notAsked: 'Se você não pediu isto, avise o operador de {name}.',
  },
  exported: {
    subject: 'A frase de recuperação da sua conta de {name} foi mostrada',
    shown:
      'Depois de um login com um código enviado a este endereço, a frase de recuperação da sua conta de {name} foi mostrada em um navegador.',
    danger:
      'Quem tem a frase pode mover para sempre tudo o que a conta tem, de qualquer carteira. Guarde-a onde só você possa ler.',
  },
  recoverySet: {
    subject: 'Sua conta de {name} agora é recuperada com {method}',
    needs:
      'Agora, além de um código, um navegador novo precisa de algo seu ({method}) para usar sua conta de {name}.',
    without:
      'Sem isso, e sem um navegador que já tenha sua chave, {name} não pode trazer a conta de volta. Guarde também sua frase de recuperação.',
  },
  recoveryRemoved: {
    subject: 'Sua conta de {name} volta a ser recuperada só com esta caixa de e-mail',
    removed:
      'A chave de acesso ou a senha que protegia a recuperação da sua conta de {name} foi removida.',
    enough:
      'De agora em diante, um código enviado a este endereço basta para usar a conta em um navegador novo.',
  },
  signedOut: {
    subject: 'Você saiu de {name} em todos os lugares',
    done: 'Todos os navegadores saíram da sua conta de {name}. Cada um precisa de um link e de um código desta caixa de e-mail para voltar.',
    notYou:
      'Se não foi você, foi um navegador conectado que fez isso. Nada foi assinado nem enviado com isso.',
  },
  deleted: {
    subject: 'Sua conta de {name} foi excluída',
    done: 'Sua conta de {name} e tudo o que era guardado dela foram excluídos. {name} não pode trazê-la de volta.',
    phrase:
      'O que a conta tem ainda pode ser movido com a frase de recuperação dela, e com nada mais.',
    again:
      'Se você entrar de novo com este endereço, é criada uma nova conta, com outros endereços.',
  },
  recovered: {
    subject: 'Sua conta de {name} foi recuperada em um dispositivo',
    done: 'Depois de um login na conta deste endereço, um navegador sem sua chave recebeu o necessário para usar sua conta de {name}.',
    notYou:
      'Se não foi você, quem tem esse navegador pode assinar pela sua conta. Mova já o que ela tem para outra conta, proteja esta caixa de e-mail e depois avise o operador de {name}.',
  },
  recoveredSealed: {
    subject: 'Sua conta de {name} está sendo recuperada em um dispositivo',
    done: 'Depois de um login com um código enviado a este endereço, um navegador sem sua chave a pediu. Lá ela só se abre com sua chave de acesso ou senha.',
    notYou:
      'Se não foi você, proteja esta caixa de e-mail e depois saia de todos os lugares na página da conta de {name}.',
  },
  identityAdded: {
    subject: '{provider} agora abre sua conta de {name}',
    added:
      'Um login com {provider} em {hostOrigin} foi adicionado à sua conta de {name}, porque {provider} diz que este endereço é da mesma pessoa.',
    opens:
      'De agora em diante, essa conta de {provider} abre sua conta de {name} como um código desta caixa de e-mail. Se foi você, não há nada a fazer.',
  },
  newDevice: {
    subject: 'Sua conta de {name} foi aberta com {provider} em um novo dispositivo',
    opened:
      '{deviceName} entrou na sua conta de {name} com {provider} pela primeira vez, em {hostOrigin}.',
  },
}
