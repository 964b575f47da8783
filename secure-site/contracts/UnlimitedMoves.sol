// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Standard functions that move tokens, or let others take them, by an amount that is not counted here: no key is granted one, whoever
/// asks the owner. `permit` of ERC-2612 and Permit2 is none of them: it needs the owner's own signature, whichever account sends it.
library UnlimitedMoves {
    function has(bytes4 selector) internal pure returns (bool) {
        return isOfErc20(selector) || isOfOtherTokens(selector) || isOfPermit2(selector);
    }

    /// ERC-20, and what ERC-777, ERC-1363 and ERC-4626 add to it. `transferFrom` takes what others allowed the account, too.
    function isOfErc20(bytes4 selector) private pure returns (bool) {
        return
            selector == bytes4(keccak256("transferFrom(address,address,uint256)")) ||
            selector == bytes4(keccak256("send(address,uint256,bytes)")) ||
            selector == bytes4(keccak256("authorizeOperator(address)")) ||
            selector == bytes4(keccak256("transferAndCall(address,uint256)")) ||
            selector == bytes4(keccak256("transferAndCall(address,uint256,bytes)")) ||
            selector == bytes4(keccak256("transferFromAndCall(address,address,uint256)")) ||
            selector == bytes4(keccak256("transferFromAndCall(address,address,uint256,bytes)")) ||
            selector == bytes4(keccak256("approveAndCall(address,uint256)")) ||
            selector == bytes4(keccak256("approveAndCall(address,uint256,bytes)")) ||
            selector == bytes4(keccak256("withdraw(uint256,address,address)")) ||
            selector == bytes4(keccak256("redeem(uint256,address,address)"));
    }

    /// ERC-721 and ERC-1155.
    function isOfOtherTokens(bytes4 selector) private pure returns (bool) {
        return
            selector == bytes4(keccak256("setApprovalForAll(address,bool)")) ||
            selector == bytes4(keccak256("safeTransferFrom(address,address,uint256)")) ||
            selector == bytes4(keccak256("safeTransferFrom(address,address,uint256,bytes)")) ||
            selector == bytes4(keccak256("safeTransferFrom(address,address,uint256,uint256,bytes)")) ||
            selector == bytes4(keccak256("safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)"));
    }

    function isOfPermit2(bytes4 selector) private pure returns (bool) {
        return
            selector == bytes4(keccak256("approve(address,address,uint160,uint48)")) ||
            selector == bytes4(keccak256("transferFrom(address,address,uint160,address)")) ||
            selector == bytes4(keccak256("transferFrom((address,address,uint160,address)[])"));
    }
}
