import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Badge } from '../../../src/ui/feedback/Badge'
import { IconButton } from '../../../src/ui/controls/IconButton'
import { Link } from '../../../src/ui/controls/Link'
import { List } from '../../../src/ui/lists/List'
import { Row } from '../../../src/ui/lists/Row'
import { ListGroup } from '../../../src/ui/lists/ListGroup'
import { iconClose } from '../../../src/ui/media/firstIcons'

it('is one button, named by its whole content', async () => {
  const onPress = jest.fn()
  render(
    <Row name="Meridian" note="Two accounts" trailing={<Badge>Recent</Badge>} onPress={onPress} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Meridian Two accounts Recent' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})

it('explains on its second line why it is disabled, and does nothing', async () => {
  const onPress = jest.fn()
  render(<Row name="Ledger" note="Needs another browser" disabled onPress={onPress} />)
  const row = screen.getByRole('button', { name: /Needs another browser/ })
  expect(row).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(row)
  expect(onPress).not.toHaveBeenCalled()
})

it('is a link when it leads elsewhere, and plain content when it leads nowhere', () => {
  render(
    <>
      <Row name="Sent" href="https://example.org/tx" />
      <Row name="Network fee" />
    </>,
  )
  expect(screen.getByRole('link', { name: 'Sent' })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.queryByRole('button')).toBeNull()
})

it('marks the row in use', () => {
  render(<Row name="Ethereum" current onPress={() => {}} />)
  expect(screen.getByRole('button')).toHaveAttribute('aria-current', 'true')
})

it.each([
  ['tray', ListGroup],
  ['list', List],
])('is a separate item in a named %s', (_name, Container) => {
  render(
    <Container label="Wallets">
      <Row name="A" onPress={() => {}} />
      {null}
      <Row name="B" onPress={() => {}} />
    </Container>,
  )
  const items = within(screen.getByRole('list', { name: 'Wallets' })).getAllByRole('listitem')
  expect(items).toHaveLength(2)
})

describe('small actions', () => {
  it('have a name but no visible text', async () => {
    const onPress = jest.fn()
    render(<IconButton icon={iconClose} label="Close" onPress={onPress} />)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  it('a link does nothing while it is disabled', async () => {
    const onPress = jest.fn()
    render(
      <Link disabled onPress={onPress}>
        Send again in 0:20
      </Link>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Send again in 0:20' }))
    expect(onPress).not.toHaveBeenCalled()
  })

  it('are links when they lead elsewhere', () => {
    render(<Link href="https://example.org">Terms</Link>)
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('target', '_blank')
  })
})
