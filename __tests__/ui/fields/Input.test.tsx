import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactElement } from 'react'
import { AmountInput } from '../../../src/ui/fields/AmountInput'
import { Field } from '../../../src/ui/fields/Field'
import { Input } from '../../../src/ui/fields/Input'
import { InputSubmit } from '../../../src/ui/fields/InputSubmit'
import { SearchInput } from '../../../src/ui/fields/SearchInput'
import { TextArea } from '../../../src/ui/fields/TextArea'

interface ControlProps {
  value: string
  onChange: (value: string) => void
}

function Controlled({ children }: { children: (control: ControlProps) => ReactElement }) {
  const [value, setValue] = useState('')
  return children({ value, onChange: setValue })
}

describe('a line of text', () => {
  it('always has its label', async () => {
    render(<Controlled>{control => <Input label="Email address" {...control} />}</Controlled>)
    const input = screen.getByRole('textbox', { name: 'Email address' })
    await userEvent.type(input, 'a@b.c')
    expect(input).toHaveValue('a@b.c')
  })

  it('keeps its name and is described by its error', () => {
    render(<Input label="Email address" error="Not complete" value="a@" onChange={() => {}} />)
    const input = screen.getByRole('textbox', { name: 'Email address' })
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('Not complete')
  })

  it('accepts no typing while it is disabled', async () => {
    const onChange = jest.fn()
    render(<Input label="Name" disabled value="x" onChange={onChange} />)
    await userEvent.type(screen.getByRole('textbox'), 'y')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('takes its label and message from the field around it', () => {
    render(
      <Field label="Name" tone="error" message="This name is taken">
        {control => <Input label="Name" value="m" onChange={() => {}} {...control} />}
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'Name' })
    expect(input).toHaveAccessibleDescription('This name is taken')
    expect(input).toBeInvalid()
  })

  it.each([
    [false, 1],
    [true, 0],
  ])('is submitted by its arrow unless that is disabled (%s)', async (disabled, times) => {
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Input
          label="Email"
          value="a"
          onChange={() => {}}
          end={<InputSubmit label="Continue" disabled={disabled} />}
        />
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(onSubmit).toHaveBeenCalledTimes(times)
  })
})

describe('a search', () => {
  it('can be cleared with one press', async () => {
    render(
      <Controlled>
        {control => <SearchInput label="Search wallets" clearLabel="Clear search" {...control} />}
      </Controlled>,
    )
    const box = screen.getByRole('searchbox', { name: 'Search wallets' })
    expect(screen.queryByRole('button')).toBeNull()
    await userEvent.type(box, 'me')
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(box).toHaveValue('')
  })
})

describe('an amount', () => {
  it.each([
    ['1,5', '1.5'],
    ['.5', '0.5'],
    ['-7 000', '7000'],
    ['007', '7'],
    ['0.070', '0.070'],
  ])('reads %j as %j', async (typed, taken) => {
    const onChange = jest.fn()
    render(<AmountInput label="Amount" value="" onChange={onChange} />)
    await userEvent.click(screen.getByRole('textbox', { name: 'Amount' }))
    await userEvent.paste(typed)
    expect(onChange).toHaveBeenLastCalledWith(taken)
  })

  it.each(['1.2.3', 'abc', '1e-7'])('refuses %j', async typed => {
    const onChange = jest.fn()
    const onRefuse = jest.fn()
    render(<AmountInput label="Amount" value="" onChange={onChange} onRefuse={onRefuse} />)
    await userEvent.click(screen.getByRole('textbox', { name: 'Amount' }))
    await userEvent.paste(typed)
    expect(onChange).not.toHaveBeenCalled()
    expect(onRefuse).toHaveBeenCalledTimes(1)
  })
})

describe('an address field', () => {
  it('contains no line breaks', async () => {
    const onChange = jest.fn()
    render(<TextArea label="To" value="" onChange={onChange} />)
    await userEvent.click(screen.getByRole('textbox', { name: 'To' }))
    await userEvent.paste('0x12\nab')
    expect(onChange).toHaveBeenLastCalledWith('0x12ab')
  })
})
