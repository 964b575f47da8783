import { normalizeName } from '../../../lib/address/nameFormat'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { List } from '../../../ui/lists/List'
import { Row } from '../../../ui/lists/Row'
import { SectionTitle } from '../../../ui/lists/SectionTitle'
import { Avatar } from '../../../ui/media/Avatar'
import { getAddressHues } from '../../../core/account/getAddressHues'
import { selectAvailability, selectSuggestions } from '../lookupSelectors'
import { selectNameSuffix, selectWholeName } from '../namesSelectors'
import { namePicked } from '../namesSlice'
import { getOfferedNames } from '../getOfferedNames'
import { WholeName } from './WholeName'

/** Free names similar to the one in the field. */
export function OtherNames() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const suggestions = useModalSelector(selectSuggestions)
  const chosen = useModalSelector(selectWholeName)
  const isTaken = useModalSelector(selectAvailability) === 'taken'
  const suffix = useModalSelector(selectNameSuffix)
  const others = getOfferedNames(suggestions, chosen)
  if (others.length === 0) return null
  const title = t(isTaken ? 'registerName.close' : 'registerName.others')
  return (
    <>
      <SectionTitle>{title}</SectionTitle>
      <List label={title}>
        {others.map(({ name }) => (
          <Row
            key={name}
            leading={<Avatar size={40} hues={getAddressHues(name)} />}
            name={<WholeName label={normalizeName(name, suffix)} suffix={suffix} />}
            onPress={() => dispatch(namePicked(normalizeName(name, suffix)))}
            data-testid="account-name-suggestion"
          />
        ))}
      </List>
    </>
  )
}
