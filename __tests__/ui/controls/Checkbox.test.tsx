import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from '../../../src/ui/controls/Checkbox'
import { DisabledRegion } from '../../../src/ui/feedback/DisabledRegion'
import { Switch } from '../../../src/ui/controls/Switch'

it('is toggled by its whole label', async () => {
  const onChange = jest.fn()
  render(
    <Checkbox checked={false} onChange={onChange}>
      I accept the <a href="#terms">Terms</a>
    </Checkbox>,
  )
  expect(screen.getByRole('checkbox', { name: 'I accept the Terms' })).not.toBeChecked()
  await userEvent.click(screen.getByText('I accept the'))
  expect(onChange).toHaveBeenCalledWith(true)
})

it('leaves links in its label links', () => {
  render(
    <Checkbox checked={false} onChange={() => {}}>
      I accept the <a href="#terms">Terms</a>
    </Checkbox>,
  )
  expect(screen.getByRole('link', { name: 'Terms' })).toBeInTheDocument()
})

it('switches by keyboard', async () => {
  const onChange = jest.fn()
  render(
    <Switch checked onChange={onChange}>
      Certified only
    </Switch>,
  )
  await userEvent.tab()
  expect(screen.getByRole('switch', { name: 'Certified only' })).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenCalledWith(false)
})

describe('a gate', () => {
  it('keeps its contents readable but unusable while closed, and reports an attempt', async () => {
    const onPress = jest.fn()
    const onRefused = jest.fn()
    render(
      <DisabledRegion closed onRefused={onRefused}>
        <button onClick={onPress}>Meridian</button>
      </DisabledRegion>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Meridian' }))
    await userEvent.keyboard('{Enter}')
    expect(onPress).not.toHaveBeenCalled()
    expect(onRefused).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('group')).toHaveAttribute('aria-disabled', 'true')
  })

  it('lets everything through once it is open', async () => {
    const onPress = jest.fn()
    render(
      <DisabledRegion closed={false} onRefused={() => {}}>
        <button onClick={onPress}>Meridian</button>
      </DisabledRegion>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Meridian' }))
    expect(onPress).toHaveBeenCalledTimes(1)
  })
})
