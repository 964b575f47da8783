import { normalizeName } from '../../../lib/address/nameFormat'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Badge } from '../../../ui/feedback/Badge'
import { List } from '../../../ui/lists/List'
import { Row } from '../../../ui/lists/Row'
import { SectionTitle } from '../../../ui/lists/SectionTitle'
import { Avatar } from '../../../ui/media/Avatar'
import { huesOf } from '../../account/huesOf'
import {
  selectAvailability,
  selectNames,
  selectNameSuffix,
  selectWholeName,
} from '../namesSelectors'
import { namePicked } from '../namesSlice'
import { WholeName } from './WholeName'

/** Names like the one in the field; those that are taken cannot be chosen. */
export function OtherNames() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { suggestions } = useModalSelector(selectNames)
  const chosen = useModalSelector(selectWholeName)
  const isTaken = useModalSelector(selectAvailability) === 'taken'
  const suffix = useModalSelector(selectNameSuffix)
  const others = suggestions
    .filter(({ name }) => name !== chosen)
    .sort((a, b) => Number(a.registered) - Number(b.registered))
  if (others.length === 0) return null
  const title = t(isTaken ? 'registerName.close' : 'registerName.others')
  return (
    <>
      <SectionTitle>{title}</SectionTitle>
      <List label={title}>
        {others.map(({ name, registered }) => (
          <Row
            key={name}
            leading={<Avatar size={40} hues={huesOf(name)} />}
            name={<WholeName label={normalizeName(name, suffix)} suffix={suffix} />}
            trailing={registered && <Badge>{t('registerName.isTaken')}</Badge>}
            disabled={registered}
            onPress={() => dispatch(namePicked(normalizeName(name, suffix)))}
            data-testid="account-name-suggestion"
          />
        ))}
      </List>
    </>
  )
}
