import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OtpInput } from '../../../src/ui/fields/OtpInput'

function show(props: Partial<Parameters<typeof OtpInput>[0]> = {}) {
  const onComplete = jest.fn()
  const all = { label: 'Six-digit code', round: 1, onComplete, ...props }
  const result = render(<OtpInput {...all} />)
  return {
    onComplete,
    field: screen.getByRole('textbox', { name: 'Six-digit code' }),
    drawn: () => result.container.querySelector('[aria-hidden]')?.textContent,
    again: (more: Partial<typeof all>) => result.rerender(<OtpInput {...all} {...more} />),
    container: result.container,
  }
}

describe('OtpInput', () => {
  it('field mui-otp-input#72, pingvin-share#482, maui-toolkit#343: is a single field that keyboards can autofill', () => {
    const { field } = show()
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    expect(field).toHaveAttribute('inputmode', 'numeric')
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  })

  it('shows the typed digits, and completes once there are six', async () => {
    const { field, onComplete, drawn } = show()
    await userEvent.type(field, '38a16')
    expect(drawn()).toBe('3816')
    expect(onComplete).not.toHaveBeenCalled()
    await userEvent.type(field, '04')
    expect(onComplete.mock.calls).toEqual([['381604']])
  })

  it('lets the user delete a wrong digit', async () => {
    const { field, drawn } = show()
    await userEvent.type(field, '39{Backspace}8')
    expect(drawn()).toBe('38')
  })

  it.each([
    ['three and three', '381 604'],
    ['a line of the mail', '381604 is your code. It works for 20 minutes.'],
    ['a longer line', 'Harbour: enter 381-604 within 20 minutes'],
    ['other digits', '٣٨١٦٠٤'],
  ])('accepts a paste: %s', async (_what, text) => {
    const { field, onComplete } = show()
    await userEvent.click(field)
    await userEvent.paste(text)
    expect(onComplete.mock.calls).toEqual([['381604']])
  })

  it('is cleared and focused in the next round', async () => {
    const { field, drawn, again } = show()
    await userEvent.type(field, '381604')
    again({ busy: true })
    expect(field).toHaveAttribute('aria-busy', 'true')
    expect(field).toHaveAttribute('readonly')
    field.blur()
    again({ round: 2, invalid: true })
    expect(drawn()).toBe('')
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    expect(field).toBeInvalid()
  })

  it('keeps the code out of the attributes of the page', async () => {
    const { field, container } = show()
    await userEvent.type(field, '381604')
    const attributes = [...container.querySelectorAll('*')].flatMap(element =>
      [...element.attributes].map(({ value }) => value),
    )
    expect(attributes.join('\n')).not.toContain('381604')
  })
})
