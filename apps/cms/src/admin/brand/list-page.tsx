'use client';

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui';
import type { ListViewClientProps } from 'payload';

/** A list as the main part of its window; in a drawer it is a part of the form below. */
export function ListPage(props: ListViewClientProps) {
  const { isInDrawer } = useListDrawerContext();
  const list = <DefaultListView {...props} />;
  return isInDrawer ? list : <main>{list}</main>;
}
