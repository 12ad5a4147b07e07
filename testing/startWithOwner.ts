import { seedNewsroom } from './seedNewsroom';
import { startPlatform, type TestPlatform } from './startPlatform';
import { addSecondSite, anOwner, type Owner } from './strangers';

/** The real server with the seeded newsroom, a second site, and a member with something of everything. */
export async function startWithOwner(): Promise<{ platform: TestPlatform; owner: Owner }> {
  const platform = await startPlatform();
  await seedNewsroom(platform);
  await addSecondSite(platform);
  return { platform, owner: await anOwner(platform) };
}
