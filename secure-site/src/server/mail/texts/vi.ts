import type { MailTexts } from './en'

export const mailTexts: MailTexts = {
  device: {
    unknown: 'Một trình duyệt',
    on: '{browser} trên {system}',
  },
  methods: {
    passkey: 'passkey',
    password: 'mật khẩu',
  },
  codeOnlyThere:
    'Chỉ nhập mã trên trang đó. Không ai từ {name} bao giờ hỏi bạn mã này, qua email, điện thoại hay trò chuyện.',
  askedOn: 'Mã được yêu cầu trên {hostOrigin} và có hiệu lực ở đó trong 20 phút, một lần.',
  wasYou: 'Nếu đó là bạn, bạn không cần làm gì.',
  notYou:
    'Nếu đó không phải là bạn, hãy bảo vệ hộp thư này ngay, đăng xuất ở mọi nơi trên trang tài khoản, chuyển những gì trong tài khoản sang tài khoản khác, rồi báo cho bên vận hành {name}.',
  notYouAt:
    'Nếu đó không phải là bạn, hãy bảo vệ tài khoản {provider} và hộp thư này ngay, đăng xuất ở mọi nơi trên trang tài khoản của {name}, chuyển những gì trong tài khoản sang tài khoản khác, rồi báo cho bên vận hành {name}.',
  newDeviceReason:
    'Điều này xảy ra trên thiết bị mới, hoặc sau khi xóa dữ liệu trình duyệt. Nếu đó là bạn, bạn không cần làm gì.',
  code: {
    subject: '{code} là mã của bạn cho {name}',
    title: '{code} là mã của bạn cho {name}.',
    notAsked:
      'Nếu bạn không yêu cầu, hãy bỏ qua email này: không có mã, tài khoản của bạn vẫn đóng.',
  },
  letIn: {
    subject: 'Cho phép thiết bị mới vào {name}?',
    wants: '{deviceName} muốn đăng nhập vào {name} bằng địa chỉ này lần đầu tiên.',
    open: 'Việc này được yêu cầu trên {hostOrigin}. Nếu đó là bạn, hãy mở liên kết này trong vòng 20 phút và cho phép thiết bị:',
    next: 'Sau đó mã được gửi đến bạn. Nếu đó không phải là bạn, hãy mở liên kết để từ chối, hoặc bỏ qua email này.',
    never: 'Không ai từ {name} bao giờ hỏi bạn liên kết này hay mã.',
  },
  primaryCode: {
    subject: '{code} là mã để đổi email của bạn cho {name}',
    title: '{code} là mã để đổi địa chỉ email của tài khoản {name} của bạn thành {newEmail}.',
    asked:
      'Mã được yêu cầu trên {hostOrigin} và có hiệu lực ở đó trong 20 phút, một lần. Sau đó một mã được gửi đến địa chỉ mới.',
    notAsked:
      'Nếu bạn không yêu cầu, đừng nhập mã: không có mã thì không có gì thay đổi. Một trình duyệt đang đăng nhập vào tài khoản của bạn đã yêu cầu, vì vậy hãy đăng xuất ở đó.',
  },
  secondaryCode: {
    subject: '{code} là mã để dùng địa chỉ này cho {name}',
    title: '{code} là mã để dùng địa chỉ email này cho {name}.',
    notAsked:
      'Nếu bạn không yêu cầu, hãy bỏ qua email này: không có mã, địa chỉ của bạn không được dùng.',
  },
  emailTaken: {
    subject: 'Địa chỉ này đã có tài khoản {name}',
    wants:
      'Một tài khoản {name} khác muốn dùng địa chỉ email này, nhưng địa chỉ này đã có tài khoản riêng.',
    asked:
      'Việc này được yêu cầu trên {hostOrigin}. Không có gì thay đổi và không có mã nào được gửi.',
    wasYou:
      'Nếu đó là bạn, hãy chọn địa chỉ chưa có tài khoản, hoặc đăng nhập bằng địa chỉ này để dùng tài khoản của nó.',
    notYou:
      'Nếu đó không phải là bạn, bạn không cần làm gì: không ai dùng được tài khoản của bạn nếu không có mã từ hộp thư này.',
  },
  oldAddress: {
    subject: 'Địa chỉ email của tài khoản {name} của bạn đã được đổi',
    changed:
      'Tài khoản {name} của bạn hiện có địa chỉ email khác. Địa chỉ này không còn mở được nó.',
    made: 'Thay đổi được thực hiện trên {hostOrigin}, bằng mã gửi đến địa chỉ này và mã gửi đến địa chỉ mới. Mọi thiết bị khác đã bị đăng xuất.',
    notYou:
      'Nếu đó không phải là bạn, người khác có thể đăng nhập vào tài khoản của bạn. Hãy báo ngay cho bên vận hành {name} từ hộp thư này: thay đổi có thể được hoàn tác trong 30 ngày. Hãy bảo vệ cả hộp thư này, vì mã đã bị đọc ở đây.',
  },
  newAddress: {
    subject: 'Địa chỉ này hiện mở tài khoản {name} của bạn',
    changed:
      'Từ nay tài khoản {name} của bạn dùng địa chỉ email này. Mã đăng nhập được gửi đến đây.',
    made: 'Thay đổi được thực hiện trên {hostOrigin}. Các tài khoản của bạn và những gì trong đó giữ nguyên. Mọi thiết bị khác đã bị đăng xuất: hãy đăng nhập ở đó bằng địa chỉ này.',
    notAsked: 'Nếu bạn không yêu cầu, hãy báo cho bên vận hành {name}.',
  },
  exported: {
    subject: 'Cụm từ khôi phục của tài khoản {name} của bạn đã được hiển thị',
    shown:
      'Sau khi đăng nhập bằng mã gửi đến địa chỉ này, cụm từ khôi phục của tài khoản {name} của bạn đã được hiển thị trong một trình duyệt.',
    danger:
      'Người có cụm từ này có thể chuyển đi mọi thứ trong tài khoản, từ bất kỳ ví nào, vĩnh viễn. Hãy giữ nó ở nơi chỉ bạn đọc được.',
  },
  recoverySet: {
    subject: 'Tài khoản {name} của bạn hiện được khôi phục bằng {method}',
    needs: 'Trình duyệt mới hiện cần {method} của bạn ngoài mã để dùng tài khoản {name} của bạn.',
    without:
      'Nếu không có nó, và không có trình duyệt đã có khóa của bạn, {name} không thể lấy lại tài khoản. Hãy giữ cả cụm từ khôi phục.',
  },
  recoveryRemoved: {
    subject: 'Tài khoản {name} của bạn lại được khôi phục chỉ bằng hộp thư này',
    removed: 'Passkey hoặc mật khẩu bảo vệ việc khôi phục tài khoản {name} của bạn đã bị gỡ.',
    enough: 'Từ nay, mã gửi đến địa chỉ này là đủ để dùng tài khoản trong trình duyệt mới.',
  },
  signedOut: {
    subject: 'Bạn đã đăng xuất khỏi {name} ở mọi nơi',
    done: 'Mọi trình duyệt đã đăng xuất khỏi tài khoản {name} của bạn. Mỗi trình duyệt cần liên kết và mã từ hộp thư này để quay lại.',
    notYou:
      'Nếu đó không phải là bạn, một trình duyệt đang đăng nhập đã làm việc đó. Việc đó không ký hay gửi gì cả.',
  },
  deleted: {
    subject: 'Tài khoản {name} của bạn đã bị xóa',
    done: 'Tài khoản {name} của bạn và mọi thứ được giữ về nó đã bị xóa. {name} không thể lấy lại.',
    phrase:
      'Những gì trong tài khoản vẫn có thể chuyển đi bằng cụm từ khôi phục của nó, và không bằng cách nào khác.',
    again: 'Nếu bạn đăng nhập lại bằng địa chỉ này, một tài khoản mới với địa chỉ khác được tạo.',
  },
  recovered: {
    subject: 'Tài khoản {name} của bạn đã được khôi phục trên một thiết bị',
    done: 'Sau khi đăng nhập vào tài khoản của địa chỉ này, một trình duyệt không có khóa của bạn đã nhận được những gì cần để dùng tài khoản {name} của bạn.',
    notYou:
      'Nếu đó không phải là bạn, người giữ trình duyệt đó có thể ký cho tài khoản của bạn. Hãy chuyển ngay những gì trong đó sang tài khoản khác, bảo vệ hộp thư này, rồi báo cho bên vận hành {name}.',
  },
  recoveredSealed: {
    subject: 'Tài khoản {name} của bạn đang được khôi phục trên một thiết bị',
    done: 'Sau khi đăng nhập bằng mã gửi đến địa chỉ này, một trình duyệt không có khóa của bạn đã yêu cầu khóa. Ở đó khóa chỉ mở được bằng passkey hoặc mật khẩu của bạn.',
    notYou:
      'Nếu đó không phải là bạn, hãy bảo vệ hộp thư này, rồi đăng xuất ở mọi nơi trên trang tài khoản của {name}.',
  },
  identityAdded: {
    subject: '{provider} hiện mở tài khoản {name} của bạn',
    added:
      'Lần đăng nhập bằng {provider} trên {hostOrigin} đã được thêm vào tài khoản {name} của bạn, vì {provider} cho biết địa chỉ này thuộc về cùng một người.',
    opens:
      'Từ nay, tài khoản {provider} đó mở tài khoản {name} của bạn như mã từ hộp thư này. Nếu đó là bạn, bạn không cần làm gì.',
  },
  newDevice: {
    subject: 'Tài khoản {name} của bạn đã được mở bằng {provider} trên thiết bị mới',
    opened:
      '{deviceName} lần đầu đăng nhập vào tài khoản {name} của bạn bằng {provider}, trên {hostOrigin}.',
  },
}
