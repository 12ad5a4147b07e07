import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { Button } from './Button';
import fields from './fields.module.css';
import { Icon } from './Icon';
import type { Choice } from './Select';

interface MenuProps {
  /** Name of the button. */
  readonly label: string;
  readonly items: readonly Choice[];
  readonly onChoose: (id: string) => void;
}

export function Menu({ label, items, onChoose }: MenuProps) {
  return (
    <MenuTrigger>
      <Button aria-label={label} isSquare>
        <Icon name="more" />
      </Button>
      <Popover placement="bottom end">
        <AriaMenu
          className={fields.list ?? ''}
          aria-label={label}
          items={items}
          onAction={(key) => onChoose(String(key))}
        >
          {({ id, label: words }) => (
            <MenuItem id={id} textValue={words} className={fields.option ?? ''}>
              {words}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
