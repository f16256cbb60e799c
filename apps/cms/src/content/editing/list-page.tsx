'use client';

import type { ListViewClientProps } from 'payload';
import { DefaultListView, useListDrawerContext } from '../../kit/payload.ts';

/** A list as the main part of its window; in a drawer it is a part of the form below. */
export function ListPage(props: ListViewClientProps) {
  const { isInDrawer } = useListDrawerContext();
  const list = <DefaultListView {...props} />;
  return isInDrawer ? list : <main>{list}</main>;
}
