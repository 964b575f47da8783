import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Actions } from '../../../src/ui/controls/Actions'
import { Button } from '../../../src/ui/controls/Button'
import { Link } from '../../../src/ui/controls/Link'
import { Figure } from '../../../src/ui/media/Figure'
import { Address } from '../../../src/ui/media/Address'
import { iconExternal } from '../../../src/ui/media/icons'
import { translatePage } from '../../support/translatePage'

const settle = () => new Promise(resolve => setTimeout(resolve, 0))
const nothing = () => undefined
const actions = (label: string) => [
  { id: 'buy', label, icon: iconExternal, onPress: nothing, testId: 'buy' },
]

describe('a part of the card on a page that the browser translates', () => {
  it.each<[string, (text: string) => ReactElement]>([
    ['Button', text => <Button>{text}</Button>],
    ['Button with an icon', text => <Button icon={iconExternal}>{text}</Button>],
    ['busy Button', text => <Button busy>{text}</Button>],
    ['Link with an icon', text => <Link icon={iconExternal}>{text}</Link>],
    ['Figure', text => <Figure whole={text} minor=".80" unit="ETH" />],
    ['large Figure', text => <Figure whole={text} large />],
    ['Actions', text => <Actions label="Actions" actions={actions(text)} />],
  ])('shows its current text: %s', async (_name, part) => {
    const { container, rerender } = render(part('first'))
    const stop = translatePage(container)
    for (const text of ['second', 'third']) {
      rerender(part(text))
      await settle()
      expect(container).toHaveTextContent(text)
      expect(container).not.toHaveTextContent(text === 'second' ? 'first' : 'second')
    }
    stop()
  })

  it('asks translators to leave figures and addresses alone', () => {
    const { container } = render(
      <>
        <Figure whole="$1" />
        <Address address={`0x${'1'.repeat(40)}`} />
      </>,
    )
    for (const part of ['figure', 'address'])
      expect(container.querySelector(`[data-wm-part=${part}]`)).toHaveAttribute('translate', 'no')
  })
})
