import { forwardRef, type Ref } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../media/Icon'
import { IconButton } from '../controls/IconButton'
import { InputFrame } from './InputFrame'
import type { ElementProps } from '../layout/ElementProps'
import { iconCross } from '../media/firstIcons'
import { iconSearch } from '../media/waitingIcons'

export interface SearchInputProps extends ElementProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly label: string
  readonly placeholder?: string | undefined
  /** Label of the button that clears the input. */
  readonly clearLabel: string
  /** Id of the list that is searched. */
  readonly controls?: string | undefined
  /** Selects from the list below while the focus stays here. */
  readonly role?: 'combobox' | undefined
  readonly 'aria-expanded'?: boolean | undefined
  readonly 'aria-autocomplete'?: 'list' | undefined
  readonly 'aria-activedescendant'?: string | undefined
  readonly 'data-testid'?: string | undefined
}

const Box = styled.input`
  flex: 1;
  block-size: 40px;
  @media (pointer: coarse) {
    block-size: 44px;
  }
`

const Clear = styled(IconButton)`
  margin-inline-end: -6px;
`

/** Filters a list as the visitor types. */
export const SearchInput = forwardRef(function SearchInput(
  {
    value,
    onChange,
    label,
    placeholder,
    clearLabel,
    controls,
    className,
    style,
    ...rest
  }: SearchInputProps,
  ref: Ref<HTMLInputElement>,
) {
  return (
    <InputFrame $search data-wm-part="search" className={className} style={style}>
      <Icon icon={iconSearch} />
      <Box
        ref={ref}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-controls={controls}
        placeholder={placeholder}
        value={value}
        onChange={event => onChange(event.target.value)}
        {...rest}
      />
      {value && <Clear small icon={iconCross} label={clearLabel} onPress={() => onChange('')} />}
    </InputFrame>
  )
})
